// In a worker of its own: translations are global.
import '@angular/localize/init';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { clearTranslations, loadTranslations, ɵcomputeMsgId } from '@angular/localize';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

claim('An English build shows "Your cart" and "One product".', async () => {
  @Component({
    template: `
      <h1 i18n>Your cart</h1>
      <p i18n>{count(), plural, =1 {One product} other {{{ count() }} products}}</p>
    `,
  })
  class Cart {
    readonly count = signal(1);
  }
  const fixture = TestBed.createComponent(Cart);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toMatch(/Your cart\s*One product/);
  fixture.componentInstance.count.set(3);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('3 products');
});

claim('A message has an id, which Angular computes from the text: 3892726426312426643.', () => {
  expect(ɵcomputeMsgId('Your cart')).toBe('3892726426312426643');
});

claim('If a translation is missing, the page shows the source text.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadTranslations({ other: 'Anderes' });
  @Component({ selector: 'app-missing', template: `<p i18n>Free delivery</p>` })
  class Missing {}
  const fixture = TestBed.createComponent(Missing);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('Free delivery');
  clearTranslations();
});
