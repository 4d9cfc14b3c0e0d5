import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
import { provideRouter, Router } from '@angular/router';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ProductLinks } from '../src/app/product-links';

const products = [{ id: 2, name: 'Teapot', price: 32 }];

it('links to the page of the product', async () => {
  TestBed.configureTestingModule({ providers: [provideRouter([])] });
  const fixture = TestBed.createComponent(ProductLinks);
  fixture.componentRef.setInput('products', products);
  await fixture.whenStable();

  const link = fixture.nativeElement.querySelector('a');
  expect(link.getAttribute('href')).toBe('/products/2');
});
// #enddocregion test

// #docregion click
it('navigates to the page of the product', async () => {
  TestBed.configureTestingModule({
    providers: [provideRouter([{ path: '**', children: [] }])],
  });
  const fixture = TestBed.createComponent(ProductLinks);
  fixture.componentRef.setInput('products', products);
  await fixture.whenStable();

  fixture.nativeElement.querySelector('a').click();
  await fixture.whenStable();

  expect(TestBed.inject(Router).url).toBe('/products/2');
});
// #enddocregion click
