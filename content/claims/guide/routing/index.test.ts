import { Location } from '@angular/common';
import { provideLocationMocks } from '@angular/common/testing';
import { Component, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideRouter, RouterLink, RouterOutlet, type Routes } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-products', template: '<h1>Products</h1>' })
class Products {}

@Component({ selector: 'app-cart', template: '<h1>Cart</h1>' })
class Cart {}

const pages: Routes = [
  { path: '', component: Products },
  { path: 'cart', component: Cart },
];

function setUp(routes: Routes): void {
  TestBed.configureTestingModule({
    providers: [provideRouter(routes), provideLocationMocks()],
  });
}

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav><a routerLink="/">Products</a> <a routerLink="/cart">Cart</a></nav>
    <router-outlet />
  `,
})
class App {}

claim(
  'A click on Cart changes the URL to /cart and the heading to "Cart", and the links stay.',
  async () => {
    setUp(pages);
    const fixture = TestBed.createComponent(App);
    await fixture.whenStable();
    const page: HTMLElement = fixture.nativeElement;

    page.querySelectorAll('a')[1]?.click();
    await fixture.whenStable();

    expect(TestBed.inject(Location).path()).toBe('/cart');
    expect(page.querySelector('h1')?.textContent).toBe('Cart');
    expect(page.querySelectorAll('a')).toHaveLength(2);
  },
);

@Component({
  selector: 'app-with-dead-link',
  imports: [RouterOutlet],
  template: '<a routerLink="/cart">Cart</a> <router-outlet />',
})
class AppWithDeadLink {}

claim(
  'Without RouterLink in imports, the link silently has no href, and a click does nothing.',
  async () => {
    setUp(pages);
    const fixture = TestBed.createComponent(AppWithDeadLink);
    await fixture.whenStable();
    const link = fixture.nativeElement.querySelector('a');

    link.click();
    await fixture.whenStable();

    expect(link.hasAttribute('href')).toBe(false);
    expect(TestBed.inject(Location).path()).toBe('');
  },
);

claim('Guards run first, then resolvers, and lazy components load last.', async () => {
  const steps: string[] = [];
  setUp([
    {
      path: 'cart',
      loadComponent: () => {
        steps.push('load');
        return Promise.resolve(Cart);
      },
      canActivate: [() => steps.push('guard') > 0],
      resolve: { items: () => steps.push('resolver') },
    },
  ]);
  await RouterTestingHarness.create('/cart');

  expect(steps).toEqual(['guard', 'resolver', 'load']);
});

claim('Until the last step, the user sees the old page and the old URL.', async () => {
  const seen: (string | undefined)[] = [];
  const look = (): boolean => {
    seen.push(inject(Location).path(), heading());
    return true;
  };
  setUp([
    { path: 'products', component: Products },
    { path: 'cart', component: Cart, canActivate: [look], resolve: { look } },
  ]);
  const harness = await RouterTestingHarness.create('/products');
  const heading = () => harness.routeNativeElement?.textContent ?? undefined;
  await harness.navigateByUrl('/cart');

  expect(seen).toEqual(['/products', 'Products', '/products', 'Products']);
  expect(heading()).toBe('Cart');
});
