// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';

it('says why a form without a name is not sent', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;

  page.querySelector('form')?.dispatchEvent(new Event('submit'));
  await fixture.whenStable();
  expect(page.textContent).toContain('Who receives the parcel?');

  const name = page.querySelector('#name') as HTMLInputElement;
  name.value = 'Ann';
  name.dispatchEvent(new Event('input'));
  await fixture.whenStable();
  expect(page.textContent).not.toContain('Who receives the parcel?');
});
// #enddocregion test
