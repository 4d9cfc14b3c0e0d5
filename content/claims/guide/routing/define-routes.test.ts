import {
  Component,
  Injectable,
  inject,
  input,
  provideZonelessChangeDetection,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Title } from '@angular/platform-browser';
import {
  provideRouter,
  Router,
  RouterOutlet,
  type Routes,
  withComponentInputBinding,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ template: 'Welcome' })
class Welcome {}

@Component({ template: 'Trails' })
class TrailList {}

@Component({ template: 'New trail' })
class TrailForm {}

@Component({ template: '{{ slug() }}' })
class TrailPage {
  readonly slug = input.required<string>();
}

@Component({ template: 'Not found' })
class NotFound {}

@Component({ imports: [RouterOutlet], template: 'Parent: <router-outlet />' })
class Parent {}

/** What the outlet shows at a URL. */
async function shown(routes: Routes, url: string): Promise<string> {
  TestBed.resetTestingModule();
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideRouter(routes, withComponentInputBinding()),
    ],
  });
  const harness = await RouterTestingHarness.create(url);
  await harness.fixture.whenStable();
  return harness.routeNativeElement?.textContent?.trim() ?? '';
}

const trails: Routes = [
  { path: '', component: Welcome },
  { path: 'trails', component: TrailList },
  { path: 'trails/:slug', component: TrailPage },
];

claim('/trails/heron-loop shows the heading "heron-loop".', async () => {
  expect(await shown(trails, '/trails/heron-loop')).toBe('heron-loop');
});

claim('The address / shows "Welcome", and /trails shows "Trails".', async () => {
  expect(await shown(trails, '/')).toBe('Welcome');
  expect(await shown(trails, '/trails')).toBe('Trails');
});

claim(
  'Without the feature, reading the input throws NG0950: Input "slug" is required but no value is available yet.',
  async () => {
    TestBed.configureTestingModule({ providers: [provideRouter(trails)] });
    const harness = await RouterTestingHarness.create();
    await expect(harness.navigateByUrl('/trails/heron-loop')).rejects.toThrow(
      'NG0950: Input "slug" is required but no value is available yet.',
    );
  },
);

claim(
  "Don't start a path with a slash: for '/trails', the router throws NG04014: Invalid configuration of route '/trails': path cannot start with a slash.",
  () => {
    TestBed.configureTestingModule({
      providers: [provideRouter([{ path: '/trails', component: TrailList }])],
    });
    expect(() => TestBed.inject(Router)).toThrow(
      "NG04014: Invalid configuration of route '/trails': path cannot start with a slash",
    );
  },
);

claim('The value is a decoded string.', async () => {
  expect(await shown(trails, '/trails/heron%20loop')).toBe('heron loop');
});

claim(
  'If trails/new comes after trails/:slug, it is never reached, because new matches as a slug.',
  async () => {
    const late: Routes = [...trails, { path: 'trails/new', component: TrailForm }];
    expect(await shown(late, '/trails/new')).toBe('new');
  },
);

claim('Without a wildcard, an unknown URL throws NG04002.', async () => {
  await expect(shown(trails, '/trials')).rejects.toThrow('NG04002');
});

claim(
  'The URL / is an exception: without a route for it, the page stays empty and there is no message.',
  async () => {
    expect(await shown([{ path: 'trails', component: TrailList }], '/')).toBe('');
  },
);

claim(
  "Among children, ** matches whatever follows the parent's path, even if nothing follows.",
  async () => {
    const routes: Routes = [
      { path: 'shop', component: Parent, children: [{ path: '**', component: NotFound }] },
    ];
    expect(await shown(routes, '/shop')).toContain('Not found');
    expect(await shown(routes, '/shop/a/b')).toContain('Not found');
  },
);

claim(
  'An empty path with redirectTo must set pathMatch; otherwise the router throws NG04014.',
  () => {
    TestBed.configureTestingModule({
      // As somebody writes it who has no compiler: the type demands `pathMatch` too.
      providers: [provideRouter([{ path: '', redirectTo: 'trails' }] as Routes)],
    });
    expect(() => TestBed.inject(Router)).toThrow('NG04014');
  },
);

claim(
  "If no child has the empty path, the parent's own URL silently shows an empty outlet.",
  async () => {
    const routes: Routes = [
      { path: 'shop', component: Parent, children: [{ path: 'maps', component: TrailList }] },
    ];
    expect(await shown(routes, '/shop')).toBe('Parent:');
  },
);

const titles: Routes = [
  {
    path: 'shop',
    title: 'Shop',
    component: Parent,
    children: [
      { path: '', component: Welcome },
      { path: 'maps', title: 'Maps', component: TrailList },
    ],
  },
  { path: 'trails', component: TrailList },
];

claim('With child routes, the title of the deepest route counts.', async () => {
  await shown(titles, '/shop/maps');
  expect(TestBed.inject(Title).getTitle()).toBe('Maps');
});

claim(
  'If no route of the page has a title, the document keeps the title of the previous page, so give every page one.',
  async () => {
    await shown(titles, '/shop');
    await TestBed.inject(Router).navigateByUrl('/trails');
    expect(TestBed.inject(Title).getTitle()).toBe('Shop');
  },
);

const created: string[] = [];

@Injectable()
class Sightings {
  constructor() {
    created.push('created');
  }

  ngOnDestroy(): void {
    created.push('destroyed');
  }
}

const page = (): Type<unknown> => {
  inject(Sightings);
  return Welcome;
};

claim(
  'It does not destroy the instance when the user leaves the section, so the sightings are kept for the next visit.',
  async () => {
    const routes: Routes = [
      {
        path: 'rangers',
        providers: [Sightings],
        children: [{ path: '', loadComponent: page }],
      },
      { path: 'trails', component: TrailList },
    ];
    await shown(routes, '/rangers');
    await TestBed.inject(Router).navigateByUrl('/trails');
    await TestBed.inject(Router).navigateByUrl('/rangers');
    expect(created).toEqual(['created']);
  },
);
