import { provideLocationMocks } from '@angular/common/testing';
import { Component, inject, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Title } from '@angular/platform-browser';
import {
  type Event,
  EventType,
  NavigationCancel,
  NavigationCancellationCode,
  NavigationEnd,
  NavigationError,
  NavigationSkipped,
  provideRouter,
  ResolveStart,
  Router,
  type RouterFeatures,
  type Routes,
  withRouterConfig,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-products',
  template: '<h1>Products: {{ count() }}</h1> @if (count()) { <p>Some</p> }',
})
class Products {
  protected readonly count = signal(3);
}

@Component({ selector: 'app-start', template: 'start' })
class Start {}

function setUp(routes: Routes, ...features: RouterFeatures[]): Event[] {
  TestBed.configureTestingModule({
    providers: [
      provideLocationMocks(),
      provideRouter([{ path: 'start', component: Start }, ...routes], ...features),
    ],
  });
  const events: Event[] = [];
  TestBed.inject(Router).events.subscribe((event) => events.push(event));
  return events;
}

const namesOf = (events: readonly Event[]) => events.map(({ type }) => EventType[type]);

claim(
  'a lazy part loads for the first time: a list before RoutesRecognized, a component after ResolveEnd',
  async () => {
    const events = setUp([
      {
        path: 'shop',
        loadChildren: () => [{ path: '', loadComponent: () => Promise.resolve(Products) }],
      },
    ]);
    await RouterTestingHarness.create('/shop');

    expect(namesOf(events)).toEqual([
      'NavigationStart',
      'RouteConfigLoadStart',
      'RouteConfigLoadEnd',
      'RoutesRecognized',
      'GuardsCheckStart',
      'ChildActivationStart',
      'ActivationStart',
      'ChildActivationStart',
      'ActivationStart',
      'GuardsCheckEnd',
      'ResolveStart',
      'ResolveEnd',
      'RouteConfigLoadStart',
      'RouteConfigLoadEnd',
      'ActivationEnd',
      'ChildActivationEnd',
      'ActivationEnd',
      'ChildActivationEnd',
      'NavigationEnd',
    ]);
  },
);

claim(
  'Every navigation ends with exactly one of NavigationEnd, NavigationCancel, NavigationError and NavigationSkipped.',
  async () => {
    const events = setUp([{ path: 'refused', component: Products, canActivate: [() => false] }]);
    await RouterTestingHarness.create('/start');
    const router = TestBed.inject(Router);
    await router.navigateByUrl('/start');
    await router.navigateByUrl('/refused');
    await router.navigateByUrl('/nowhere').catch(() => undefined);

    const ends = [NavigationEnd, NavigationSkipped, NavigationCancel, NavigationError];
    expect(
      events
        .filter((event) => ends.some((end) => event instanceof end))
        .map(({ constructor: kind }) => kind),
    ).toEqual(ends);
  },
);

claim('A redirect by a guard or a resolver is two navigations.', async () => {
  const toStart = () => inject(Router).parseUrl('/start');
  const events = setUp([{ path: 'shop', component: Products, canActivate: [toStart] }]);
  await RouterTestingHarness.create('/shop');
  const canceled = events.filter((event) => event instanceof NavigationCancel);

  expect(namesOf(events).filter((name) => name === 'NavigationStart')).toEqual([
    'NavigationStart',
    'NavigationStart',
  ]);
  expect(canceled.map(({ code }) => code)).toEqual([NavigationCancellationCode.Redirect]);
});

claim(
  'A redirectTo is one navigation: url is the requested URL, and urlAfterRedirects is the final one.',
  async () => {
    const events = setUp([{ path: 'old', redirectTo: '/start' }]);
    await RouterTestingHarness.create('/old');
    const ends = events.filter((event) => event instanceof NavigationEnd);

    expect(ends).toEqual([expect.objectContaining({ url: '/old', urlAfterRedirects: '/start' })]);
  },
);

claim(
  'Events are not repeated: a subscriber receives only the events after its subscription.',
  async () => {
    setUp([]);
    await RouterTestingHarness.create('/start');
    const late: Event[] = [];
    TestBed.inject(Router).events.subscribe((event) => late.push(event));

    expect(late).toEqual([]);
  },
);

claim('abort() cancels the navigation with the code Aborted.', async () => {
  const events = setUp([{ path: 'shop', component: Products }]);
  await RouterTestingHarness.create('/start');
  const router = TestBed.inject(Router);
  router.events.subscribe((event) => {
    if (event instanceof ResolveStart) router.currentNavigation()?.abort();
  });

  expect(await router.navigateByUrl('/shop')).toBe(false);
  expect(events.at(-1)).toEqual(
    expect.objectContaining({ code: NavigationCancellationCode.Aborted }),
  );
});

claim(
  'With withRouterConfig({ resolveNavigationPromiseOnError: true }), the promise resolves to false instead.',
  async () => {
    setUp([], withRouterConfig({ resolveNavigationPromiseOnError: true }));
    await RouterTestingHarness.create('/start');

    expect(await TestBed.inject(Router).navigateByUrl('/nowhere')).toBe(false);
  },
);

claim('The title changes after the event.', async () => {
  const titles: string[] = [];
  setUp([{ path: 'shop', component: Products, title: 'Shop' }]);
  TestBed.inject(Title).setTitle('Before');
  TestBed.inject(Router).events.subscribe((event) => {
    if (event instanceof NavigationEnd) titles.push(TestBed.inject(Title).getTitle());
  });
  await RouterTestingHarness.create('/shop');

  expect(titles).toEqual(['Before']);
  expect(TestBed.inject(Title).getTitle()).toBe('Shop');
});

claim('Angular renders the bindings and blocks of the page after NavigationEnd.', async () => {
  setUp([{ path: 'shop', component: Products }]);
  const harness = await RouterTestingHarness.create('/start');
  const page: HTMLElement = harness.fixture.nativeElement;
  const texts: (string | undefined)[] = [];
  TestBed.inject(Router).events.subscribe((event) => {
    if (event instanceof NavigationEnd) texts.push(page.textContent?.trim());
  });
  await harness.navigateByUrl('/shop');

  expect(texts).toEqual(['']);
  expect(page.textContent).toContain('Products: 3');
  expect(page.textContent).toContain('Some');
});
