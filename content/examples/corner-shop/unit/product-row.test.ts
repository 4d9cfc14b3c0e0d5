import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
// #docregion debug
import { By } from '@angular/platform-browser';
// #enddocregion debug
import { expect, it } from 'vitest';
// #docregion test
import type { Product } from '../src/app/product';
import { ProductRow } from '../src/app/product-row';

const mug: Product = { id: 1, name: 'Mug', price: 8 };

it('emits the product when its button is pressed', async () => {
  const fixture = TestBed.createComponent(ProductRow);
  fixture.componentRef.setInput('product', mug);
  const added: Product[] = [];
  fixture.componentInstance.added.subscribe((product) => added.push(product));
  await fixture.whenStable();

  fixture.nativeElement.querySelector('button').click();

  expect(added).toEqual([mug]);
});
// #enddocregion test

// #docregion host-binding
it('marks its host element when the product is sold out', async () => {
  const fixture = TestBed.createComponent(ProductRow);
  fixture.componentRef.setInput('product', mug);
  fixture.componentRef.setInput('stock', 0);
  await fixture.whenStable();

  const row: HTMLElement = fixture.nativeElement;
  expect(row.classList.contains('sold-out')).toBe(true);
  expect(row.querySelector('button')?.disabled).toBe(true);
});
// #enddocregion host-binding

// #docregion debug

it('emits the product without a DOM event', async () => {
  const fixture = TestBed.createComponent(ProductRow);
  fixture.componentRef.setInput('product', mug);
  const added: Product[] = [];
  fixture.componentInstance.added.subscribe((product) => added.push(product));
  await fixture.whenStable();

  const button = fixture.debugElement.query(By.css('button'));
  button.triggerEventHandler('click');

  expect(added).toEqual([mug]);
});
// #enddocregion debug
