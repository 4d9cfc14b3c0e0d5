import { Location } from '@angular/common';
import { provideLocationMocks, type SpyLocation } from '@angular/common/testing';
import { Component, inject, input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  NavigationCancel,
  NavigationCancellationCode,
  type NavigationError,
  provideRouter,
  RedirectCommand,
  type ResolveFn,
  Router,
  RouterOutlet,
  type Routes,
  withComponentInputBinding,
  withNavigationErrorHandler,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { EMPTY, Observable } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-product-page',
  imports: [RouterOutlet],
  template: 'product <router-outlet />',
})
class ProductPage {
  readonly product = input<unknown>();
}

@Component({ selector: 'app-blank', template: 'blank' })
class Blank {}

const product = (resolve: ResolveFn<unknown>) => ({
  path: 'products/:id',
  component: ProductPage,
  resolve: { product: resolve },
});

function setUp(routes: Routes, handler?: (error: NavigationError) => RedirectCommand): void {
  TestBed.configureTestingModule({
    providers: [
      provideLocationMocks(),
      provideRouter(
        [...routes, { path: '**', component: Blank }],
        withComponentInputBinding(),
        ...(handler ? [withNavigationErrorHandler(handler)] : []),
      ),
    ],
  });
}

const open = async (url = '/products/7') => {
  const harness = await RouterTestingHarness.create();
  return harness.navigateByUrl(url, ProductPage);
};

claim('All resolvers of one route run at the same time:', async () => {
  const steps: string[] = [];
  const step = (name: string) => async () => {
    steps.push(`${name} starts`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };
  const resolve = { product: step('product'), stock: step('stock') };
  setUp([{ path: 'products/:id', component: ProductPage, resolve }]);
  await open();

  expect(steps.slice(0, 2)).toEqual(['product starts', 'stock starts']);
});

claim(
  "The resolvers of a child start after those of its parent, and find the parent's values in route.parent?.data.",
  async () => {
    const steps: unknown[] = [];
    const parent = async () => {
      await Promise.resolve();
      steps.push('parent ends');
      return 'Mug';
    };
    const child: ResolveFn<unknown> = (route) => steps.push(route.parent?.data['product']);
    setUp([
      {
        ...product(parent),
        children: [{ path: 'reviews', component: Blank, resolve: { reviews: child } }],
      },
    ]);
    await open('/products/7/reviews');

    expect(steps).toEqual(['parent ends', 'Mug']);
  },
);

claim('If it returns an observable, the router uses the first value.', async () => {
  let isClosed = false;
  const values = new Observable<string>((subscriber) => {
    subscriber.next('first');
    subscriber.next('second');
    return () => {
      isClosed = true;
    };
  });
  setUp([product(() => values)]);
  const page = await open();

  expect(page.product()).toBe('first');
  expect(isClosed).toBe(true);
});

claim(
  'A UrlTree alone is not a redirect here: the page would receive it as the value.',
  async () => {
    setUp([product(() => inject(Router).parseUrl('/not-found'))]);
    const page = await open();

    expect(TestBed.inject(Router).url).toBe('/products/7');
    expect(String(page.product())).toBe('/not-found');
  },
);

claim('skipLocationChange leaves the browser URL and history unchanged.', async () => {
  const redirect = () =>
    new RedirectCommand(inject(Router).parseUrl('/not-found'), {
      skipLocationChange: true,
    });
  setUp([product(redirect)]);
  const harness = await RouterTestingHarness.create('/start');
  const location = TestBed.inject(Location) as SpyLocation;
  const changes = [...location.urlChanges];
  await harness.navigateByUrl('/products/7');

  expect(TestBed.inject(Router).url).toBe('/not-found');
  expect(location.path()).toBe('/start');
  expect(location.urlChanges).toEqual(changes);
});

claim(
  "The event NavigationCancel gives the reason At least one route resolver didn't emit any value.",
  async () => {
    setUp([product(() => EMPTY)]);
    const harness = await RouterTestingHarness.create('/start');
    const router = TestBed.inject(Router);
    const canceled: NavigationCancel[] = [];
    router.events.subscribe((event) => {
      if (event instanceof NavigationCancel) canceled.push(event);
    });
    await router.navigateByUrl('/products/7');

    expect(canceled).toEqual([
      expect.objectContaining({
        code: NavigationCancellationCode.NoDataFromResolver,
        reason: "At least one route resolver didn't emit any value.",
      }),
    ]);
    expect(harness.routeNativeElement?.textContent).toBe('blank');
  },
);

claim(
  "If it returns a RedirectCommand, the router goes there, and the promise doesn't reject.",
  async () => {
    const fail = () => Promise.reject(new Error('No answer'));
    setUp([product(fail)], ({ url }) => {
      const outage = inject(Router).parseUrl('/outage');
      return new RedirectCommand(outage, { browserUrl: url });
    });
    await RouterTestingHarness.create('/start');
    const router = TestBed.inject(Router);

    expect(await router.navigateByUrl('/products/7')).toBe(true);
    expect(router.url).toBe('/outage');
    expect(TestBed.inject(Location).path()).toBe('/products/7');
  },
);

claim('waits until another navigation replaces it', async () => {
  setUp([product(() => new Promise(() => undefined))]);
  await RouterTestingHarness.create('/start');
  const router = TestBed.inject(Router);
  const waiting = router.navigateByUrl('/products/7');

  expect(await router.navigateByUrl('/other')).toBe(true);
  expect(await waiting).toBe(false);
});

claim('The router keeps the component and sets its inputs.', async () => {
  setUp([product((route) => route.params['id'])]);
  const harness = await RouterTestingHarness.create();
  const page = await harness.navigateByUrl('/products/7', ProductPage);
  const next = await harness.navigateByUrl('/products/8', ProductPage);

  expect(next).toBe(page);
  expect(page.product()).toBe('8');
});

claim(
  "For a button that loads the data again, use runGuardsAndResolvers: 'always', and navigate to the current " +
    "URL with onSameUrlNavigation: 'reload':",
  async () => {
    let loads = 0;
    setUp([{ ...product(() => ++loads), runGuardsAndResolvers: 'always' }]);
    const page = await open();
    const router = TestBed.inject(Router);
    await router.navigateByUrl(router.url, { onSameUrlNavigation: 'reload' });

    expect(page.product()).toBe(2);
  },
);
