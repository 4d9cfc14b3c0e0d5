import '@angular/localize/init';
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { App } from '../src/app/app';

// #docregion test
it('has a text for none, one and several products', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(App);
  const page: HTMLElement = fixture.nativeElement;
  const seen: (string | undefined)[] = [];

  for (let clicks = 0; clicks < 3; clicks++) {
    await fixture.whenStable();
    seen.push(page.querySelector('[role=status]')?.textContent?.trim());
    page.querySelector('button')?.click();
  }
  expect(seen).toEqual(['The cart is empty.', 'One product', '2 products']);
});
// #enddocregion test
