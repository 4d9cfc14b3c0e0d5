// #docregion subscribe
// #enddocregion subscribe
import {
  inputBinding,
  outputBinding,
  provideZonelessChangeDetection,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
// #docregion subscribe
import { type Offer, ProductPanel } from './product-panel';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

function makeOffer(panel: HTMLElement, euros: string): void {
  const field = panel.querySelector('input');
  if (field) {
    field.value = euros;
    field.dispatchEvent(new Event('input'));
  }
  panel.querySelector('button')?.click();
}

it('reports an offer with its product', async () => {
  const fixture = TestBed.createComponent(ProductPanel);
  fixture.componentRef.setInput('product', 'Lamp');
  fixture.componentRef.setInput('best', 80);
  const offers: Offer[] = [];
  fixture.componentInstance.offerMade.subscribe((offer) => offers.push(offer));
  await fixture.whenStable();

  makeOffer(fixture.nativeElement, '95');

  expect(offers).toEqual([{ product: 'Lamp', euros: 95 }]);
});
// #enddocregion subscribe

// #docregion bindings
it('refuses an offer that is too low', async () => {
  const messages: string[] = [];
  const fixture = TestBed.createComponent(ProductPanel, {
    bindings: [
      inputBinding('product', () => 'Lamp'),
      inputBinding('best', () => 80),
      outputBinding<string>('offerRefused', (text) => messages.push(text)),
    ],
  });
  await fixture.whenStable();

  makeOffer(fixture.nativeElement, '80');

  expect(messages).toEqual(['80 € is not more than 80 €.']);
});
// #enddocregion bindings
