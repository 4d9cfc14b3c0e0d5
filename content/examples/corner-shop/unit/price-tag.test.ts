import './zoneless';

// #docregion bindings
import { inputBinding, signal } from '@angular/core';
// #enddocregion bindings
// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { PriceTag } from '../src/app/price-tag';

it('strikes the usual price while the product is on sale', async () => {
  const fixture = TestBed.createComponent(PriceTag);
  fixture.componentRef.setInput('price', 35);
  fixture.componentRef.setInput('usualPrice', 40);
  await fixture.whenStable();

  const tag: HTMLElement = fixture.nativeElement;
  expect(tag.querySelector('del')?.textContent).toBe('40');

  fixture.componentRef.setInput('price', 40);
  await fixture.whenStable();
  expect(tag.querySelector('del')).toBeNull();
});
// #enddocregion test

// #docregion bindings
it('follows a signal', async () => {
  const price = signal(35);
  const fixture = TestBed.createComponent(PriceTag, {
    bindings: [inputBinding('price', price)],
  });
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('35 euros');

  price.set(30);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('30 euros');
});
// #enddocregion bindings
