// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';

it('opens the panel', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;

  page.querySelector('button')?.click();
  await fixture.whenStable();

  const panel = page.querySelector('.panel');
  expect(panel?.classList).toContain('open');
  expect(page.querySelectorAll('li').length).toBe(3);
});
// #enddocregion test
