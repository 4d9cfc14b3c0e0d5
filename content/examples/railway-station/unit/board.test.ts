import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';

// #docregion test
it('shows the empty block for a town without trains', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  expect(page.querySelectorAll('li').length).toBe(3);

  const town = page.querySelector('input');
  const form = page.querySelector('form');
  if (town) town.value = 'Atlantis';
  form?.dispatchEvent(new Event('submit'));
  await fixture.whenStable();

  const rows = [...page.querySelectorAll('li')];
  expect(rows.map((row) => row.textContent?.trim())).toEqual([
    'Try the name of another town.',
  ]);
});
// #enddocregion test
