// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideNoopAnimations } from '@angular/platform-browser/animations';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { App } from '../src/app/app';

it('shows only the tasks that match', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection(), provideNoopAnimations()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const filter = page.querySelector('input') as HTMLInputElement;

  filter.value = 'call';
  filter.dispatchEvent(new Event('input'));
  await fixture.whenStable();
  expect(page.querySelectorAll('li')).toHaveLength(1);
});
// #enddocregion test
