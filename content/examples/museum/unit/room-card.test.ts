import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { RoomCard } from '../src/app/room-card';

const maps = {
  id: 'maps',
  name: 'Maps of the coast',
  floor: 1,
  visitors: 10,
  capacity: 12,
  status: 'open',
};

// #docregion test
it('refuses a group that does not fit', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(RoomCard);
  fixture.componentRef.setInput('room', maps);
  fixture.componentRef.setInput('group', 3);
  await fixture.whenStable();

  const card: HTMLElement = fixture.nativeElement;
  expect(card.textContent).toContain('2 of 12 places free');
  expect(card.querySelector('button')?.disabled).toBe(true);
});
// #enddocregion test
