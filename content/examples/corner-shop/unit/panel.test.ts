import './zoneless';

// #docregion test
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { Panel } from '../src/app/panel';

@Component({
  imports: [Panel],
  template: `
    <app-panel>
      <p>2 items</p>
      <h2>Your cart</h2>
    </app-panel>
  `,
})
class CartPage {}

it('sorts its content into header and body', async () => {
  const fixture = TestBed.createComponent(CartPage);
  await fixture.whenStable();

  const page: HTMLElement = fixture.nativeElement;
  expect(page.querySelector('header')?.textContent).toBe('Your cart');
  expect(page.querySelector('.body')?.textContent).toContain('2 items');
});
// #enddocregion test
