// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';

it('removes a notice when the user dismisses it', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;

  page.querySelector('button')?.click();
  await fixture.whenStable();
  expect(page.textContent).toContain('Chair added');

  page.querySelector<HTMLButtonElement>('app-notice button')?.click();
  await fixture.whenStable();
  expect(page.querySelector('app-notice')).toBeNull();
});
// #enddocregion test
