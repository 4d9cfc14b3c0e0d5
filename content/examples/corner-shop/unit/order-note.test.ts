import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { NOTES, OrderNote } from '../src/app/order-note';

it('stores the note after each change', async () => {
  const stored: string[] = [];
  const notes = { setItem: (_: string, note: string) => stored.push(note) };
  TestBed.configureTestingModule({
    providers: [{ provide: NOTES, useValue: notes }],
  });
  const fixture = TestBed.createComponent(OrderNote);
  await fixture.whenStable();

  const field: HTMLInputElement = fixture.nativeElement.querySelector('input');
  field.value = 'Ring twice';
  field.dispatchEvent(new Event('input'));
  expect(stored).toEqual(['']); // the effect has not run yet

  await fixture.whenStable();
  expect(stored).toEqual(['', 'Ring twice']);
});
// #enddocregion test
