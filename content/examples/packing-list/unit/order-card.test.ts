// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { OrderCard } from './order-card';

it('keeps the order until every item is packed', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(OrderCard);
  fixture.componentRef.setInput('order', {
    id: 7,
    title: 'Order of Mia',
    due: new Date(2026, 4, 2),
    items: ['Table lamp'],
    euros: 60,
  });
  await fixture.whenStable();

  const card: HTMLElement = fixture.nativeElement;
  const button = card.querySelector('button');
  expect(button?.disabled).toBe(true);

  card.querySelector('input')?.click();
  await fixture.whenStable();
  expect(button?.disabled).toBe(false);
});
// #enddocregion test
