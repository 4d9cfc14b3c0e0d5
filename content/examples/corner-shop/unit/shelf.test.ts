import './zoneless';

// #docregion test
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import type { Product } from '../src/app/product';
import { ProductRow } from '../src/app/product-row';

@Component({
  imports: [ProductRow],
  template: `
    <app-product-row
      [product]="mug"
      [stock]="stock()"
      (added)="added.push($event.name)"
    />
  `,
})
class Shelf {
  readonly mug: Product = { id: 1, name: 'Mug', price: 8 };
  readonly stock = signal(5);
  readonly added: string[] = [];
}

it('works in the template of its parent', async () => {
  const fixture = TestBed.createComponent(Shelf);
  await fixture.whenStable();

  const button = fixture.nativeElement.querySelector('button');
  expect(button.textContent.trim()).toBe('Add Mug');

  button.click();
  expect(fixture.componentInstance.added).toEqual(['Mug']);

  fixture.componentInstance.stock.set(0);
  await fixture.whenStable();
  expect(button.disabled).toBe(true);
});
// #enddocregion test
