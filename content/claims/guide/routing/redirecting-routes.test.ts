import { provideLocationMocks } from '@angular/common/testing';
import { Component, inject, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  NavigationEnd,
  provideRouter,
  type RedirectFunction,
  Router,
  type Routes,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-product-list', template: '<h1>Products</h1>' })
class ProductList {}

async function open(routes: Routes, url: string): Promise<string> {
  TestBed.resetTestingModule().configureTestingModule({
    providers: [provideZonelessChangeDetection(), provideLocationMocks(), provideRouter(routes)],
  });
  await RouterTestingHarness.create(url);
  return TestBed.inject(Router).url;
}

const products = { path: 'products', component: ProductList };
const product = { path: 'products/:id', component: ProductList };

claim('/shop and / show "Products", and the address bar shows /products.', async () => {
  const routes: Routes = [
    products,
    { path: 'shop', redirectTo: 'products' },
    { path: '', pathMatch: 'full', redirectTo: 'products' },
  ];

  expect(await open(routes, '/shop')).toBe('/products');
  expect(await open(routes, '/')).toBe('/products');
});

claim(
  'If you forget pathMatch on the empty path, the router throws NG04014: Invalid configuration of route ' +
    '\'{path: "", redirectTo: "products"}\': please provide \'pathMatch\'.',
  async () => {
    const routes: Routes = [products, { path: '', redirectTo: 'products' }];

    await expect(open(routes, '/')).rejects.toThrow(
      'NG04014: Invalid configuration of route \'{path: "", redirectTo: "products"}\': please provide \'pathMatch\'.',
    );
  },
);

claim(
  "So { path: 'shop', redirectTo: 'products' } leads /shop/7?from=mail to /products/7?from=mail.",
  async () => {
    const routes = [product, { path: 'shop', redirectTo: 'products' }];

    expect(await open(routes, '/shop/7?from=mail#top')).toBe('/products/7?from=mail#top');
  },
);

claim("With '/products', the same URL leads to /products.", async () => {
  const routes = [products, { path: 'shop', redirectTo: '/products' }];

  expect(await open(routes, '/shop/7?from=mail#top')).toBe('/products');
});

claim('A relative redirect leads to another redirect of its list, or to nothing', async () => {
  const routes = (prefix: string): Routes => [
    products,
    { path: 'shop', redirectTo: 'products' },
    { path: 'store', redirectTo: `${prefix}shop` },
  ];

  await expect(open(routes(''), '/store')).rejects.toThrow(
    "NG04002: Cannot match any routes. URL Segment: 'store'",
  );
  expect(await open(routes('/'), '/store')).toBe('/products');
});

claim(
  "If the old URL doesn't contain it, the new one gets the string undefined, so prefer a function.",
  async () => {
    const routes = [
      { path: 'search', component: ProductList },
      { path: 'find', redirectTo: '/search?text=:text' },
    ];

    expect(await open(routes, '/find?text=mug&lang=en')).toBe('/search?text=mug');
    expect(await open(routes, '/find')).toBe('/search?text=undefined');
  },
);

claim('The guards of the target still run:', async () => {
  const steps: string[] = [];
  const routes: Routes = [
    {
      ...products,
      canActivate: [() => steps.push('guard') > 0],
    },
    {
      path: 'shop',
      redirectTo: () => {
        steps.push('redirect');
        return '/products';
      },
    },
  ];
  await open(routes, '/shop');

  expect(steps).toEqual(['redirect', 'guard']);
});

claim("The target names a parameter that the path doesn't have", async () => {
  const routes = [product, { path: 'items/:number', redirectTo: '/products/:id' }];

  await expect(open(routes, '/items/7')).rejects.toThrow(
    "NG04001: Cannot redirect to '/products/:id'. Cannot find ':id'.",
  );
});

claim('Absolute redirects lead to each other', async () => {
  const routes = [
    { path: 'a', redirectTo: '/b' },
    { path: 'b', redirectTo: '/a' },
  ];

  await expect(open(routes, '/a')).rejects.toThrow('NG04016: Detected possible infinite redirect');
});

claim(
  '/store is redirected twice: to /shop, and by the list of children to /shop/offers.',
  async () => {
    const routes: Routes = [
      { path: 'store', redirectTo: 'shop' },
      {
        path: 'shop',
        children: [
          { path: '', pathMatch: 'full', redirectTo: 'offers' },
          { path: 'offers', component: ProductList },
        ],
      },
    ];

    expect(await open(routes, '/shop')).toBe('/shop/offers');
    expect(await open(routes, '/store')).toBe('/shop/offers');
  },
);

claim(
  '/product.php?id=7&color=red leads to /products/7?color=red, and /product.php leads to /products.',
  async () => {
    const toProduct: RedirectFunction = ({ queryParams }) => {
      const { id, ...others } = queryParams;
      const path = id ? ['/products', id] : ['/products'];
      return inject(Router).createUrlTree(path, { queryParams: others });
    };
    const routes = [products, product, { path: 'product.php', redirectTo: toProduct }];

    expect(await open(routes, '/product.php?id=7&color=red')).toBe('/products/7?color=red');
    expect(await open(routes, '/product.php')).toBe('/products');
  },
);

claim(
  'Its url is the requested URL, and urlAfterRedirects is the URL that the user sees.',
  async () => {
    await open([products, { path: 'shop', redirectTo: 'products' }], '/products');
    const ends: NavigationEnd[] = [];
    const router = TestBed.inject(Router);
    router.events.subscribe((event) => {
      if (event instanceof NavigationEnd) ends.push(event);
    });
    await router.navigateByUrl('/shop?from=mail');

    expect(ends).toMatchObject([
      { url: '/shop?from=mail', urlAfterRedirects: '/products?from=mail' },
    ]);
  },
);
