// #docregion test
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { CardActions, OrderCard } from './order-card';

@Component({
  imports: [CardActions, OrderCard],
  template: `
    <app-order-card>
      <button type="button" appCardActions>Pack</button>
      <p>Six pretzels</p>
    </app-order-card>
  `,
})
class Counter {}

it('puts actions into the footer', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Counter);
  await fixture.whenStable();

  const counter: HTMLElement = fixture.nativeElement;
  expect(counter.querySelector('footer')?.textContent).toBe('Pack');
  expect(counter.querySelector('h2')?.textContent).toBe('Order without a name');
});
// #enddocregion test
