import { Location } from '@angular/common';
import { provideLocationMocks, type SpyLocation } from '@angular/common/testing';
import { Component, Injectable, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  type CanActivateFn,
  NavigationCancel,
  NavigationCancellationCode,
  provideRouter,
  Router,
  type RouterConfigOptions,
  RouterOutlet,
  type Routes,
  withRouterConfig,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { filter, firstValueFrom } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-start', template: 'start' })
class Start {}

@Component({
  selector: 'app-section',
  imports: [RouterOutlet],
  template: 'section <router-outlet />',
})
class Section {}

@Component({
  selector: 'app-editor',
  imports: [RouterOutlet],
  template: 'editor <router-outlet />',
})
class Editor {}

@Injectable({ providedIn: 'root' })
class Session {}

const open = (routes: Routes, url = '/', options: RouterConfigOptions = {}) => {
  TestBed.configureTestingModule({
    providers: [
      provideLocationMocks(),
      provideRouter(
        [{ path: '', pathMatch: 'full', component: Start }, ...routes],
        withRouterConfig(options),
      ),
    ],
  });
  return RouterTestingHarness.create(url);
};

const text = (harness: RouterTestingHarness) => harness.routeNativeElement?.textContent?.trim();

claim(
  "If a guard returns false, the router silently cancels the navigation. The URL doesn't change, so the link looks broken.",
  async () => {
    const harness = await open([
      { path: 'orders', component: Section, canActivate: [() => false] },
    ]);
    const router = TestBed.inject(Router);
    const codes: (NavigationCancellationCode | undefined)[] = [];
    router.events.subscribe((event) => {
      if (event instanceof NavigationCancel) codes.push(event.code);
    });

    expect(await router.navigateByUrl('/orders')).toBe(false);
    expect(codes).toEqual([NavigationCancellationCode.GuardRejected]);
    expect(TestBed.inject(Location).path()).toBe('/');
    expect(text(harness)).toBe('start');
  },
);

claim('/orders?page=2 leads to /sign-in?next=%2Forders%3Fpage%3D2.', async () => {
  const signedIn: CanActivateFn = (_route, state) =>
    inject(Router).createUrlTree(['/sign-in'], {
      queryParams: { next: state.url },
    });
  await open(
    [
      { path: 'sign-in', component: Start },
      { path: 'orders', component: Section, canActivate: [signedIn] },
    ],
    '/orders?page=2',
  );

  expect(TestBed.inject(Router).url).toBe('/sign-in?next=%2Forders%3Fpage%3D2');
});

const section = (steps: string[]) => ({
  path: 'section',
  component: Section,
  canActivate: [() => steps.push('canActivate') > 0],
  canActivateChild: [() => steps.push('canActivateChild') > 0],
  children: [
    { path: 'one', component: Start },
    { path: 'two', component: Editor },
  ],
});

claim(
  'canActivate of a parent runs when the user enters the section, but not when they move between its pages.',
  async () => {
    const steps: string[] = [];
    const harness = await open([section(steps)], '/section/one');
    await harness.navigateByUrl('/section/two');

    expect(steps.filter((step) => step === 'canActivate')).toHaveLength(1);
  },
);

claim(
  'canActivateChild runs for every page below the parent, and again when the user goes from one to the next.',
  async () => {
    const steps: string[] = [];
    const harness = await open([section(steps)], '/section/one');
    await harness.navigateByUrl('/section/two');

    expect(steps.filter((step) => step === 'canActivateChild')).toHaveLength(2);
  },
);

claim(
  "A lazy section's routes load before canActivate and canActivateChild run, because the router needs the routes to match the URL.",
  async () => {
    const steps: string[] = [];
    const lazy = (name: string) => () => {
      steps.push(`load ${name}`);
      return [{ path: '', component: Start }];
    };
    await open(
      [
        { path: 'a', canMatch: [() => false], loadChildren: lazy('a') },
        {
          path: 'a',
          canActivate: [() => steps.push('canActivate') > 0],
          canActivateChild: [() => steps.push('canActivateChild') > 0],
          loadChildren: lazy('second a'),
        },
      ],
      '/a',
    );

    expect(steps).toEqual(['load second a', 'canActivate', 'canActivateChild']);
  },
);

claim('If canMatch returns false, the router tries the next route.', async () => {
  const harness = await open(
    [
      { path: 'products', component: Editor, canMatch: [() => false] },
      { path: 'products', component: Section },
    ],
    '/products',
  );
  expect(text(harness)).toBe('section');
});

claim('A canMatch returned false, and no other route matches', async () => {
  const routes = [{ path: 'products', component: Editor, canMatch: [() => false] }];

  await expect(open(routes, '/products')).rejects.toThrow('NG04002: Cannot match any routes.');
});

claim(
  "All guards in one array start together, so a guard can't rely on the one before it.",
  async () => {
    const steps: string[] = [];
    const guard = (name: string) => async () => {
      steps.push(`${name} starts`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return true;
    };
    await open(
      [
        {
          path: 'orders',
          component: Section,
          canActivate: [guard('first'), guard('second')],
        },
      ],
      '/orders',
    );

    expect(steps.slice(0, 2)).toEqual(['first starts', 'second starts']);
  },
);

claim('If several refuse, the first one in the array decides.', async () => {
  const slow: CanActivateFn = async () => {
    const router = inject(Router);
    await Promise.resolve();
    return router.parseUrl('/slow');
  };
  await open(
    [
      { path: 'slow', component: Start },
      { path: 'orders', component: Section, canActivate: [slow, () => false] },
    ],
    '/orders',
  );

  expect(TestBed.inject(Router).url).toBe('/slow');
});

claim(
  'The guards of a child start after those of its parent have allowed the navigation.',
  async () => {
    const steps: string[] = [];
    const parent: CanActivateFn = async () => {
      await Promise.resolve();
      return steps.push('parent') > 0;
    };
    await open(
      [
        {
          path: 'section',
          component: Section,
          canActivate: [parent],
          children: [
            {
              path: '',
              component: Start,
              canActivate: [() => steps.push('child') > 0],
            },
          ],
        },
      ],
      '/section',
    );

    expect(steps).toEqual(['parent', 'child']);
  },
);

claim(
  'canDeactivate also runs when a parameter changes and the router keeps the component.',
  async () => {
    const left: unknown[] = [];
    const leave = (page: unknown) => left.push(page) > 0;
    const harness = await open([
      { path: 'orders/:id', component: Section, canDeactivate: [leave] },
    ]);
    const page = await harness.navigateByUrl('/orders/1', Section);
    expect(await harness.navigateByUrl('/orders/2', Section)).toBe(page);

    expect(left).toEqual([page]);
  },
);

/** Goes back from a page that can't be left; returns what the router then did to the history. */
const cancelBack = async (options: RouterConfigOptions) => {
  const routes = [{ path: 'notes', component: Editor, canDeactivate: [() => false] }];
  const harness = await open(routes, '/', options);
  await harness.navigateByUrl('/notes');
  const router = TestBed.inject(Router);
  const location = TestBed.inject(Location) as SpyLocation;
  router.setUpLocationChangeListener();
  const earlier = location.urlChanges.length;
  const canceled = firstValueFrom(
    router.events.pipe(filter((event) => event instanceof NavigationCancel)),
  );
  location.back();
  await canceled;

  expect(location.path()).toBe('/notes');
  return location.urlChanges.slice(earlier);
};

claim(
  'By default, the router then writes the old URL into the entry that the browser has reached.',
  async () => {
    expect(await cancelBack({})).toEqual(['replace: /notes']);
  },
);

claim(
  "With withRouterConfig({ canceledNavigationResolution: 'computed' }), it moves the history back instead:",
  async () => {
    expect(await cancelBack({ canceledNavigationResolution: 'computed' })).toEqual([]);
  },
);

claim("A change of query parameters doesn't run them.", async () => {
  let calls = 0;
  const harness = await open(
    [
      {
        path: 'orders/:id',
        component: Section,
        canActivate: [() => ++calls > 0],
      },
    ],
    '/orders/1',
  );
  await harness.navigateByUrl('/orders/1?page=2');
  expect(calls).toBe(1);

  await harness.navigateByUrl('/orders/2?page=2');
  expect(calls).toBe(2);
});

claim('inject() runs after an await', async () => {
  const late: CanActivateFn = async () => {
    await Promise.resolve();
    return Boolean(inject(Session));
  };
  const routes = [{ path: 'orders', component: Section, canActivate: [late] }];

  await expect(open(routes, '/orders')).rejects.toThrow(
    /NG0203: The `_?Session` token injection failed\./,
  );
});
