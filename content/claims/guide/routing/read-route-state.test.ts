import { Location } from '@angular/common';
import { provideLocationMocks } from '@angular/common/testing';
import { Component, computed, Injectable, inject, input } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import {
  ActivatedRoute,
  provideRouter,
  Router,
  RouterLink,
  RouterOutlet,
  type Routes,
  withComponentInputBinding,
  withRouterConfig,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Injectable({ providedIn: 'root' })
class RootService {
  readonly route = inject(ActivatedRoute);
}

@Injectable()
class PageService {
  readonly route = inject(ActivatedRoute);
}

@Component({
  selector: 'app-product-page',
  imports: [RouterOutlet],
  template: '<router-outlet />',
  providers: [PageService],
})
class ProductPage {
  readonly id = input<string>();
  readonly color = input('all');
  readonly route = inject(ActivatedRoute);
  readonly ofRootService = inject(RootService).route;
  readonly ofPageService = inject(PageService).route;
}

@Component({ selector: 'app-reviews', template: '' })
class Reviews {
  readonly id = input<string>();
}

const open = async (routes: Routes, url: string) => {
  TestBed.configureTestingModule({
    providers: [provideRouter(routes, withComponentInputBinding())],
  });
  const harness = await RouterTestingHarness.create();
  return { harness, page: await harness.navigateByUrl(url, ProductPage) };
};

const product = { path: 'products/:id', component: ProductPage };

claim('Data wins over parameters, and parameters win over query parameters.', async () => {
  const routes = [{ path: 'fixed/:id', component: ProductPage, data: { id: 'data' } }, product];
  const { harness, page } = await open(routes, '/fixed/path?id=query');
  expect(page.id()).toBe('data');

  const next = await harness.navigateByUrl('/products/7?id=8', ProductPage);
  expect(next.id()).toBe('7');
});

claim(
  'If nothing matches an input, the router sets it to undefined, even if the input has a default value.',
  async () => {
    const { page } = await open([product], '/products/7');

    expect(page.color()).toBeUndefined();
  },
);

claim(
  'If a query parameter occurs several times, the input gets an array of strings.',
  async () => {
    const { page } = await open([product], '/products/7?color=red&color=blue');

    expect(page.color()).toEqual(['red', 'blue']);
  },
);

claim(
  'When only parameters change, the router keeps the component and sets its inputs.',
  async () => {
    const { harness, page } = await open([product], '/products/7');
    const next = await harness.navigateByUrl('/products/8', ProductPage);

    expect(next).toBe(page);
    expect(page.id()).toBe('8');
  },
);

claim("A snapshot that you keep in a variable doesn't change.", async () => {
  const { harness, page } = await open([product], '/products/7');
  const kept = page.route.snapshot;
  await harness.navigateByUrl('/products/8');

  expect(kept.params['id']).toBe('7');
  expect(page.route.snapshot.params['id']).toBe('8');
});

claim(
  "In the page of a route products/:id with data: { section: 'shop' }, the comments show the values for " +
    '/products/7?color=red&color=blue#reviews.',
  async () => {
    const routes = [{ ...product, data: { section: 'shop' } }];
    const url = '/products/7?color=red&color=blue#reviews';
    const { snapshot } = (await open(routes, url)).page.route;

    expect(snapshot.paramMap.get('id')).toBe('7');
    expect(snapshot.paramMap.get('size')).toBeNull();
    expect(snapshot.queryParamMap.getAll('color')).toEqual(['red', 'blue']);
    expect(snapshot.fragment).toBe('reviews');
    expect(snapshot.data['section']).toBe('shop');
    expect(snapshot.url.map(({ path }) => path)).toEqual(['products', '7']);
  },
);

claim('in a root service, or in a component outside of all outlets', async () => {
  const { page } = await open([product], '/products/7');

  expect(page.ofRootService.snapshot.paramMap.has('id')).toBe(false);
  expect(page.ofRootService).toBe(page.route.root);
});

claim('in a service that a page lists in its providers', async () => {
  const { page } = await open([product], '/products/7');

  expect(page.ofPageService).toBe(page.route);
});

claim(
  'A child route inherits parameters and data from its parent only if the path of the child is empty, or if the parent has no component.',
  async () => {
    const children = [
      { path: '', component: Reviews },
      { path: 'reviews', component: Reviews },
    ];
    const routes = [
      { ...product, children },
      { path: 'grouped/:id', children },
    ];
    const { harness, page } = await open(routes, '/products/7');
    const child = () => page.route.firstChild?.snapshot.paramMap.get('id');
    expect(child()).toBe('7');

    await harness.navigateByUrl('/products/7/reviews');
    expect(child()).toBeNull();

    const grouped = await harness.navigateByUrl('/grouped/8/reviews', Reviews);
    expect(grouped.id()).toBe('8');
  },
);

claim('The shortest way is to let every child inherit everything:', async () => {
  TestBed.configureTestingModule({
    providers: [
      provideRouter(
        [{ ...product, children: [{ path: 'reviews', component: Reviews }] }],
        withComponentInputBinding(),
        withRouterConfig({ paramsInheritanceStrategy: 'always' }),
      ),
    ],
  });
  const harness = await RouterTestingHarness.create('/products/7/reviews');
  const page = harness.routeDebugElement?.componentInstance as ProductPage;

  expect(page.route.firstChild?.snapshot.paramMap.get('id')).toBe('7');
});

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <p>Colors: {{ colors().join(', ') || 'all' }}</p>
    <a [routerLink]="[]" [queryParams]="{ color: ['red', 'blue'] }">Both</a>
    <router-outlet />
  `,
})
class Shop {
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap, { requireSync: true });
  protected readonly colors = computed(() => this.query().getAll('color'));
}

claim(
  'On /products, a click on Both leads to /products?color=red&color=blue, and the filter shows "Colors: red, blue". ' +
    'Back shows "Colors: all" again.',
  async () => {
    TestBed.configureTestingModule({
      providers: [
        provideLocationMocks(),
        provideRouter([{ path: 'products', component: Reviews }]),
      ],
    });
    const fixture = TestBed.createComponent(Shop);
    const page: HTMLElement = fixture.nativeElement;
    const location = TestBed.inject(Location);
    TestBed.inject(Router).setUpLocationChangeListener();
    await TestBed.inject(Router).navigateByUrl('/products');
    await fixture.whenStable();

    page.querySelector('a')?.click();
    await fixture.whenStable();
    expect(location.path()).toBe('/products?color=red&color=blue');
    expect(page.querySelector('p')?.textContent).toBe('Colors: red, blue');

    location.back();
    await vi.waitFor(() => expect(page.querySelector('p')?.textContent).toBe('Colors: all'));
    expect(location.path()).toBe('/products');
  },
);
