import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { afterEach, expect, it, vi } from 'vitest';
// #docregion test
import { SEARCH_DELAY, SearchBox } from '../src/app/search-box';

it('searches once for several key presses', async () => {
  TestBed.configureTestingModule({
    providers: [{ provide: SEARCH_DELAY, useValue: 0 }],
  });
  const fixture = TestBed.createComponent(SearchBox);
  const searches: string[] = [];
  fixture.componentInstance.searched.subscribe((text) => searches.push(text));
  await fixture.whenStable();

  const field: HTMLInputElement = fixture.nativeElement.querySelector('input');
  for (const text of ['m', 'mu', 'mug']) {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }
  await new Promise((resolve) => setTimeout(resolve));

  expect(searches).toEqual(['mug']);
});
// #enddocregion test

// #docregion clock
afterEach(() => {
  vi.useRealTimers();
});

it('waits 300 milliseconds', () => {
  vi.useFakeTimers();
  const fixture = TestBed.createComponent(SearchBox);
  const searches: string[] = [];
  fixture.componentInstance.searched.subscribe((text) => searches.push(text));
  fixture.detectChanges();

  const field: HTMLInputElement = fixture.nativeElement.querySelector('input');
  field.value = 'mug';
  field.dispatchEvent(new Event('input'));

  vi.advanceTimersByTime(299);
  expect(searches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(searches).toEqual(['mug']);
});
// #enddocregion clock
