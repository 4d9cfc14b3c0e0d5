// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideNoopAnimations } from '@angular/platform-browser/animations';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';

it('removes a task from the list', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection(), provideNoopAnimations()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const [, remove] = page.querySelectorAll<HTMLButtonElement>('li button');

  remove?.click();
  await fixture.whenStable();
  expect(page.textContent).not.toContain('Buy milk');
  expect(page.querySelectorAll('li')).toHaveLength(1);
});
// #enddocregion test
