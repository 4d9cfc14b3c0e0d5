// #docregion host
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion host
import { expect, it } from 'vitest';
// #docregion host
import { Seat } from './seat';

it('shows on the host element that it is chosen', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Seat);
  fixture.componentRef.setInput('appSeat', 'C7');
  await fixture.whenStable();

  const seat: HTMLElement = fixture.nativeElement;
  seat.click();
  await fixture.whenStable();

  expect(seat.getAttribute('aria-pressed')).toBe('true');
  expect(seat.getAttribute('aria-label')).toBe('Seat C7');
});
// #enddocregion host
