// #docregion bindings
import {
  inputBinding,
  outputBinding,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Product } from './product';
import { ProductCard } from './product-card';

async function setUp() {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const product = signal<Product>({ name: 'Chair', price: 40 });
  const added: Product[] = [];
  const fixture = TestBed.createComponent(ProductCard, {
    bindings: [
      inputBinding('product', product),
      outputBinding<Product>('added', (chosen) => added.push(chosen)),
    ],
  });
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  return { fixture, element, product, added };
}

describe('ProductCard', () => {
  it('shows the name and the price', async () => {
    const { element } = await setUp();

    expect(element.querySelector('h2')?.textContent).toBe('Chair');
    expect(element.querySelector('p')?.textContent).toBe('$40.00');
  });

  it('follows the product', async () => {
    const { fixture, element, product } = await setUp();

    product.set({ name: 'Lamp', price: 25 });
    await fixture.whenStable();

    expect(element.querySelector('h2')?.textContent).toBe('Lamp');
  });

  it('reports the product that the customer adds', async () => {
    const { element, added } = await setUp();

    element.querySelector('button')?.click();

    expect(added).toEqual([{ name: 'Chair', price: 40 }]);
  });
});
// #enddocregion bindings
