import { Location } from '@angular/common';
import { provideLocationMocks } from '@angular/common/testing';
import { Component, ErrorHandler, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { ActivatedRoute, provideRouter, Router, RouterLink, RouterOutlet } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-blank', template: '' })
class Blank {}

@Component({
  selector: 'app-product-page',
  imports: [RouterLink, RouterOutlet],
  template: `
    @for (command of commands; track $index) {
      <a [routerLink]="command">x</a>
    }
    <router-outlet />
  `,
})
class ProductPage {
  readonly route = inject(ActivatedRoute);
  protected readonly commands = ['/cart', 'reviews', '..', '.', ['/products', 8], ['..', 8], null];
}

@Component({
  selector: 'app-broken-links',
  imports: [RouterLink],
  template: `
    <a [routerLink]="['/products', undefined]">Undefined</a>
    <a routerLink="/nowhere">Nowhere</a>
    <a routerLink="." [queryParams]="{ page: 2 }" queryParamsHandling="merge">
      Page 2
    </a>
  `,
})
class BrokenLinks {}

const product = {
  path: 'products/:id',
  component: ProductPage,
  children: [{ path: 'reviews', component: Blank }],
};

function setUp(): void {
  TestBed.configureTestingModule({
    rethrowApplicationErrors: false,
    providers: [
      provideLocationMocks(),
      provideRouter([
        { path: 'cart', component: Blank },
        { path: 'links', component: BrokenLinks },
        { path: 'refused', component: Blank, canActivate: [() => false] },
        product,
      ]),
      { provide: ErrorHandler, useValue: { handleError: vi.fn() } },
    ],
  });
}

const address = (): string => TestBed.inject(Location).path();

const hrefs = (harness: RouterTestingHarness) =>
  Array.from(harness.routeNativeElement?.querySelectorAll('a') ?? [], (link) =>
    link.getAttribute('href'),
  );

claim(
  'The first command is split at its slashes, and every later command becomes one segment: ' +
    "['/a/b', 'c/d'] leads to /a/b/c%2Fd.",
  () => {
    setUp();
    const router = TestBed.inject(Router);

    expect(`${router.createUrlTree(['/a/b', 'c/d'])}`).toBe('/a/b/c%2Fd');
  },
);

claim(
  'Every other path is relative to the route whose component contains the link, which is not always the URL in the address bar.',
  async () => {
    setUp();
    const harness = await RouterTestingHarness.create();
    const expected = [
      '/cart',
      '/products/7/reviews',
      '/products',
      '/products/7',
      '/products/8',
      '/products/8',
      null,
    ];
    for (const url of ['/products/7', '/products/7/reviews']) {
      await harness.navigateByUrl(url);
      expect(hrefs(harness)).toEqual(expected);
    }
  },
);

claim(
  'Without relativeTo, navigate() starts at the root, because a service has no route of its own.',
  async () => {
    setUp();
    const harness = await RouterTestingHarness.create();
    const { route } = await harness.navigateByUrl('/products/7', ProductPage);
    const router = TestBed.inject(Router);

    expect(`${router.createUrlTree(['reviews'])}`).toBe('/reviews');
    await router.navigate(['reviews'], { relativeTo: route });
    expect(address()).toBe('/products/7/reviews');
  },
);

claim(
  'Without an option, every navigation drops the query parameters, so a filter is lost on the way to a detail page.',
  async () => {
    setUp();
    await RouterTestingHarness.create('/cart?sort=price');
    await TestBed.inject(Router).navigate(['/products', 7]);

    expect(address()).toBe('/products/7');
  },
);

claim(
  'To change only the query parameters from code, pass an empty array of commands: navigate([], { queryParams: { page: 2 } }) keeps the path.',
  async () => {
    setUp();
    await RouterTestingHarness.create('/cart?sort=price&page=1&from=mail');
    await TestBed.inject(Router).navigate([], {
      queryParams: { page: 2, from: null, tag: 'new' },
      queryParamsHandling: 'merge',
    });

    expect(address()).toBe('/cart?sort=price&page=2&tag=new');
  },
);

claim('a guard refused, a newer navigation started, or the URL is the current one', async () => {
  setUp();
  await RouterTestingHarness.create('/cart');
  const router = TestBed.inject(Router);

  expect(await router.navigateByUrl('/refused')).toBe(false);
  expect(await router.navigateByUrl('/cart')).toBe(false);
  const first = router.navigateByUrl('/products/7');
  const second = router.navigateByUrl('/products/8');
  expect([await first, await second]).toEqual([false, true]);
  await expect(router.navigateByUrl('/nowhere')).rejects.toThrow('NG04002');
});

claim('The requested path contains undefined segment at index 1', async () => {
  setUp();
  const harness = await RouterTestingHarness.create('/links');

  expect(hrefs(harness)[0]).toBe('/products/undefined');
  expect(() => TestBed.inject(Router).navigate(['/products', undefined])).toThrow(
    'The requested path contains undefined segment at index 1',
  );
});

claim(
  "If a navigation that a link started fails, the error goes to the application's ErrorHandler.",
  async () => {
    setUp();
    const harness = await RouterTestingHarness.create('/links');
    const links = harness.routeNativeElement?.querySelectorAll('a');
    links?.[1]?.click();
    const { handleError } = TestBed.inject(ErrorHandler);

    await vi.waitFor(() =>
      expect(handleError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 4002 })),
    );
  },
);
