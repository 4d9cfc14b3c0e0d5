import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
import { provideRouter, withComponentInputBinding } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { ProductPage } from '../src/app/product-page';

it('shows the product of the address', async () => {
  const routes = [{ path: 'products/:id', component: ProductPage }];
  TestBed.configureTestingModule({
    providers: [provideRouter(routes, withComponentInputBinding())],
  });
  const harness = await RouterTestingHarness.create();

  await harness.navigateByUrl('/products/2', ProductPage);
  expect(harness.routeNativeElement?.textContent).toContain('Teapot');

  await harness.navigateByUrl('/products/1', ProductPage);
  expect(harness.routeNativeElement?.textContent).toContain('Mug');
});
// #enddocregion test
