import { provideZonelessChangeDetection, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { GuestList } from '../src/app/guest-list';
import { Party, Reservations } from '../src/app/reservations';

// #docregion double
it('cancels the party whose button is pressed', async () => {
  const okafor: Party = { name: 'Okafor', size: 4 };
  const canceled: Party[] = [];
  const reservations: Pick<Reservations, 'parties' | 'cancel'> = {
    parties: signal([okafor]).asReadonly(),
    cancel: (party) => canceled.push(party),
  };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Reservations, useValue: reservations },
    ],
  });
  const fixture = TestBed.createComponent(GuestList);
  await fixture.whenStable();

  const list: HTMLElement = fixture.nativeElement;
  list.querySelector('button')?.click();

  expect(canceled).toEqual([okafor]);
});
// #enddocregion double
