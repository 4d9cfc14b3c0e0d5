// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ReactiveSignup } from '../src/app/reactive-signup';

it('asks for an email address', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(ReactiveSignup);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const email: HTMLInputElement = fixture.nativeElement.querySelector('input');

  page.querySelector('button')?.click();
  await fixture.whenStable();
  expect(page.textContent).toContain('Enter an email address');

  email.value = 'ann@example.com';
  email.dispatchEvent(new Event('input'));
  page.querySelector('button')?.click();
  await fixture.whenStable();
  expect(page.textContent).toContain('Confirm the message to ann@example.com');
});
// #enddocregion test
