import { Component, input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideRouter, Router, RouterLink, withComponentInputBinding } from '@angular/router';
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

claim(
  'The router keeps the component and sets its inputs again, which is the case that pages forget to handle:',
  async () => {
    useRoutes();
    const harness = await RouterTestingHarness.create();
    const first = await harness.navigateByUrl('/hides/4', Hide);
    const second = await harness.navigateByUrl('/hides/5', Hide);
    expect(second).toBe(first);
    expect(second.number()).toBe('5');
  },
);

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

claim('Navigate with the Router here, whose promise resolves to false:', async () => {
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
