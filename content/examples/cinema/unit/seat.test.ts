import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { Seat } from '../src/app/seat';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

// #docregion matches
@Component({
  imports: [Seat],
  template: `
    <button appSeat="C7"></button>
    <button>Other</button>
  `,
})
class Row {}

it('extends buttons that ask for it', async () => {
  const fixture = TestBed.createComponent(Row);
  await fixture.whenStable();

  const row: HTMLElement = fixture.nativeElement;
  const [seat, other] = row.querySelectorAll('button');
  expect(seat.textContent).toBe('C7');
  expect(other.classList.contains('seat')).toBe(false);
});
// #enddocregion matches

// #docregion host
it('shows on the host that it is chosen', async () => {
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
