import {
  inputBinding,
  outputBinding,
  provideZonelessChangeDetection,
} from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Bid, LotPanel } from '../src/app/lot-panel';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

function bid(fixture: ComponentFixture<LotPanel>, euros: string): void {
  const panel: HTMLElement = fixture.nativeElement;
  const field = panel.querySelector('input');
  if (field) {
    field.value = euros;
    field.dispatchEvent(new Event('input'));
  }
  panel.querySelector('button')?.click();
}

// #docregion subscribe
it('reports a bid with its lot', async () => {
  const fixture = TestBed.createComponent(LotPanel);
  fixture.componentRef.setInput('lot', 'Compass');
  fixture.componentRef.setInput('highest', 80);
  const bids: Bid[] = [];
  fixture.componentInstance.bidPlaced.subscribe((bid) => bids.push(bid));
  await fixture.whenStable();

  bid(fixture, '95');

  expect(bids).toEqual([{ lot: 'Compass', euros: 95 }]);
});
// #enddocregion subscribe

// #docregion bindings
it('refuses a bid that is too low', async () => {
  const refused = vi.fn();
  const fixture = TestBed.createComponent(LotPanel, {
    bindings: [
      inputBinding('lot', () => 'Compass'),
      inputBinding('highest', () => 80),
      outputBinding('bidRefused', refused),
    ],
  });
  await fixture.whenStable();

  bid(fixture, '80');

  expect(refused).toHaveBeenCalledWith('80 € is not more than 80 €.');
});
// #enddocregion bindings
