import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ProductTable } from '../src/app/product-table';

const namesIn = (table: HTMLElement): string[] =>
  Array.from(table.querySelectorAll('li'), (row) => row.textContent);

it('sorts the products by price', async () => {
  const fixture = TestBed.createComponent(ProductTable);
  fixture.componentRef.setInput('products', [
    { id: 1, name: 'Tray', price: 15 },
    { id: 2, name: 'Mug', price: 8 },
  ]);
  await fixture.whenStable();
  expect(namesIn(fixture.nativeElement)).toEqual(['Tray', 'Mug']);

  fixture.nativeElement.querySelector('button').click();
  await fixture.whenStable();
  expect(namesIn(fixture.nativeElement)).toEqual(['Mug', 'Tray']);
});

it('says that there are no products', async () => {
  const fixture = TestBed.createComponent(ProductTable);
  fixture.componentRef.setInput('products', []);
  await fixture.whenStable();
  expect(namesIn(fixture.nativeElement)).toEqual(['No products']);
});
// #enddocregion test
