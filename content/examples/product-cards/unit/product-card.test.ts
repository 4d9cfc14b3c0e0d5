// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ProductCard } from './product-card';

it('shows the product and reports that it was added', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(ProductCard);
  const reported: string[] = [];
  fixture.componentRef.setInput('name', 'Apples');
  fixture.componentRef.setInput('price', 3);
  fixture.componentInstance.added.subscribe((name) => reported.push(name));
  await fixture.whenStable();

  const card: HTMLElement = fixture.nativeElement;
  expect(card.textContent).toContain('Price: 3 euros');

  card.querySelector('button')?.click();
  expect(reported).toEqual(['Apples']);
});
// #enddocregion test
