import { Location } from '@angular/common';
import { HttpClient, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { provideLocationMocks, SpyLocation } from '@angular/common/testing';
import { Component, inject, input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  provideRouter,
  ROUTER_OUTLET_DATA,
  Router,
  RouterLink,
  withComponentInputBinding,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-hide', template: 'Hide {{ number() }}' })
class Hide {
  readonly number = input.required<string>();
}

@Component({
  selector: 'app-links',
  imports: [RouterLink],
  template: '<a routerLink="/hides/4">Hide</a>',
})
class Links {}

function useRoutes(): void {
  const routes = [
    { path: '', component: Links },
    { path: 'old/:number', redirectTo: 'hides/:number' },
    { path: 'hides/:number', component: Hide },
    { path: 'closed', component: Links, canActivate: [() => false] },
  ];
  TestBed.configureTestingModule({
    providers: [provideRouter(routes, withComponentInputBinding())],
  });
}

claim('The test opens /hides/4, and the page shows "Hide 4".', async () => {
  useRoutes();
  const harness = await RouterTestingHarness.create();
  await harness.navigateByUrl('/hides/4', Hide);
  expect(harness.routeNativeElement?.textContent).toBe('Hide 4');
});

claim('The second time, the router keeps the component and sets its inputs again.', async () => {
  useRoutes();
  const harness = await RouterTestingHarness.create();
  const first = await harness.navigateByUrl('/hides/4', Hide);
  const second = await harness.navigateByUrl('/hides/5', Hide);
  expect(second).toBe(first);
  expect(second.number()).toBe('5');
});

claim(
  'A component with a RouterLink then fails with NG0201: No provider found for `ActivatedRoute`.',
  () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const fixture = () => TestBed.createComponent(Links);
    expect(fixture).toThrow('NG0201: No provider found for `ActivatedRoute`.');
  },
);

claim('Without whenStable(), the test still reads the URL from before.', async () => {
  useRoutes();
  const harness = await RouterTestingHarness.create('/');
  harness.routeNativeElement?.querySelector('a')?.click();
  expect(TestBed.inject(Router).url).toBe('/');
  await harness.fixture.whenStable();
  expect(TestBed.inject(Router).url).toBe('/hides/4');
});

claim('A refused navigation does not reject.', async () => {
  useRoutes();
  const harness = await RouterTestingHarness.create();
  expect(await harness.navigateByUrl('/closed')).toBeNull();
});

claim(
  'Without the second argument, it resolves to the component that is still active, or to null.',
  async () => {
    useRoutes();
    const harness = await RouterTestingHarness.create('/hides/4');
    expect(await harness.navigateByUrl('/closed')).toBeInstanceOf(Hide);
  },
);

claim('Use the Router here: its promise resolves to false:', async () => {
  useRoutes();
  await RouterTestingHarness.create('/');
  expect(await TestBed.inject(Router).navigateByUrl('/closed')).toBe(false);
});

claim(
  'navigateByUrl() follows redirects, and waits for the last navigation of a chain.',
  async () => {
    useRoutes();
    const harness = await RouterTestingHarness.create();
    await harness.navigateByUrl('/old/7', Hide);
    expect(TestBed.inject(Router).url).toBe('/hides/7');
  },
);

claim(
  'RouterTestingHarness.create() creates the harness, once for each test, with a <router-outlet /> of its own.',
  async () => {
    useRoutes();
    const harness = await RouterTestingHarness.create();
    expect(harness.fixture.nativeElement.querySelector('router-outlet')).not.toBeNull();
    await expect(RouterTestingHarness.create()).rejects.toThrow(
      'Only one harness should be created per test.',
    );
  },
);

claim(
  "TestBed keeps the history in memory, so tests don't change the address of the page that they run in.",
  async () => {
    useRoutes();
    const address = window.location.href;
    await RouterTestingHarness.create('/hides/4');
    expect(TestBed.inject(Location).path()).toBe('/hides/4');
    expect(window.location.href).toBe(address);
    TestBed.resetTestingModule();
    useRoutes();
    expect(TestBed.inject(Location).path()).toBe('');
  },
);

claim(
  'provideLocationMocks() is optional: its fake Location also records each change in urlChanges.',
  async () => {
    useRoutes();
    TestBed.configureTestingModule({ providers: [provideLocationMocks()] });
    await RouterTestingHarness.create('/hides/4');
    const location = TestBed.inject(Location);
    expect(location).toBeInstanceOf(SpyLocation);
    expect((location as SpyLocation).urlChanges).toEqual(['/hides/4']);
  },
);

claim('After a navigation, they differ if it used skipLocationChange or browserUrl.', async () => {
  useRoutes();
  await RouterTestingHarness.create('/hides/4');
  const router = TestBed.inject(Router);
  const location = TestBed.inject(Location);
  expect(location.path()).toBe(router.url);
  await router.navigateByUrl('/hides/5', { skipLocationChange: true });
  expect([location.path(), router.url]).toEqual(['/hides/4', '/hides/5']);
  await router.navigateByUrl('/hides/6', { browserUrl: '/shown' });
  expect([location.path(), router.url]).toEqual(['/shown', '/hides/6']);
});

claim('A resolver that uses HttpClient waits for the response.', async () => {
  const number = () => inject(HttpClient).get<string>('/api/number');
  TestBed.configureTestingModule({
    providers: [
      provideHttpClient(),
      provideHttpClientTesting(),
      provideRouter(
        [{ path: 'hide', component: Hide, resolve: { number } }],
        withComponentInputBinding(),
      ),
    ],
  });
  const harness = await RouterTestingHarness.create();
  const navigation = harness.navigateByUrl('/hide', Hide);
  await Promise.resolve();
  TestBed.inject(HttpTestingController).expectOne('/api/number').flush('8');
  expect((await navigation).number()).toBe('8');
});

claim(
  'To pass outlet data to the routed component, call harness.fixture.componentInstance.routerOutletData.set().',
  async () => {
    @Component({ template: '{{ data() }}' })
    class Page {
      protected readonly data = inject(ROUTER_OUTLET_DATA);
    }
    TestBed.configureTestingModule({
      providers: [provideRouter([{ path: 'page', component: Page }])],
    });
    const harness = await RouterTestingHarness.create();
    harness.fixture.componentInstance.routerOutletData.set('quiet');
    await harness.navigateByUrl('/page');
    expect(harness.routeNativeElement?.textContent).toBe('quiet');
  },
);
