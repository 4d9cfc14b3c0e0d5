import '@angular/localize/init';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { ɵcomputeMsgId } from '@angular/localize';
import { expect } from 'vitest';
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
