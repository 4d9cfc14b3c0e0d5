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
import { type Bid, LotPanel } from './lot-panel';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

function bid(panel: HTMLElement, euros: string): void {
  const field = panel.querySelector('input');
  if (field) {
    field.value = euros;
    field.dispatchEvent(new Event('input'));
  }
  panel.querySelector('button')?.click();
}

it('reports a bid with its lot', async () => {
  const fixture = TestBed.createComponent(LotPanel);
  fixture.componentRef.setInput('lot', 'Compass');
  fixture.componentRef.setInput('highest', 80);
  const bids: Bid[] = [];
  fixture.componentInstance.bidPlaced.subscribe((bid) => bids.push(bid));
  await fixture.whenStable();

  bid(fixture.nativeElement, '95');

  expect(bids).toEqual([{ lot: 'Compass', euros: 95 }]);
});
// #enddocregion subscribe

// #docregion bindings
it('refuses a bid that is too low', async () => {
  const messages: string[] = [];
  const fixture = TestBed.createComponent(LotPanel, {
    bindings: [
      inputBinding('lot', () => 'Compass'),
      inputBinding('highest', () => 80),
      outputBinding<string>('bidRefused', (text) => messages.push(text)),
    ],
  });
  await fixture.whenStable();

  bid(fixture.nativeElement, '80');

  expect(messages).toEqual(['80 € is not more than 80 €.']);
});
// #enddocregion bindings
