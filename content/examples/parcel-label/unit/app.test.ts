import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';

// #docregion test
it('writes the price as the chosen locale does', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  const page: HTMLElement = fixture.nativeElement;
  await fixture.whenStable();
  expect(page.textContent).toContain('€19.90');

  const choice = page.querySelector('select') as HTMLSelectElement;
  choice.value = 'de';
  choice.dispatchEvent(new Event('change'));
  await fixture.whenStable();
  expect(page.textContent).toContain('19,90\u00a0€');
});
// #enddocregion test
