// #docregion matches
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion matches
import { expect, it } from 'vitest';
// #docregion matches
import { Seat } from './seat';

@Component({
  imports: [Seat],
  template: `
    <button appSeat="C7"></button>
    <button>Other</button>
  `,
})
class Row {}

it('extends only buttons that have the attribute', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Row);
  await fixture.whenStable();

  const row: HTMLElement = fixture.nativeElement;
  const [seat, other] = row.querySelectorAll('button');
  expect(seat.textContent).toBe('C7');
  expect(other.classList.contains('seat')).toBe(false);
});
// #enddocregion matches
