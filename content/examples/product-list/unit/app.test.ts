// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from './app';

it('shows a product until there are too few', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const buyBread = page.querySelector<HTMLButtonElement>(
    '[aria-describedby="bread"]',
  );

  buyBread?.click();
  buyBread?.click();
  await fixture.whenStable();

  expect(page.querySelector('#bread')?.textContent).toBe('0 left');
  expect(buyBread?.disabled).toBe(true);
});
// #enddocregion test
