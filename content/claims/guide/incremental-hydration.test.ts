// In a worker of its own: the server platform gives Angular another document.
import { parseTemplate } from '@angular/compiler';
import { Component, provideZonelessChangeDetection, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  bootstrapApplication,
  provideClientHydration,
  withIncrementalHydration,
} from '@angular/platform-browser';
import { renderApplication } from '@angular/platform-server';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

async function render(component: Type<unknown>): Promise<HTMLElement> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  return fixture.nativeElement;
}

@Component({
  selector: 'app-unconfigured',
  template: '@defer (on timer(60s); hydrate on idle) { reviews } @placeholder { none }',
})
class Unconfigured {}

// The first claim, since Angular warns once.
claim(
  'The block then shows its placeholder, and a development build warns: NG0508: Angular has detected that some `@defer` blocks use `hydrate` triggers, but incremental hydration was not enabled.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const page = await render(Unconfigured);

    expect(page.textContent).toContain('none');
    expect(warn.mock.calls.join()).toContain(
      'NG0508: Angular has detected that some `@defer` blocks use `hydrate` triggers, but incremental hydration was not enabled.',
    );
  },
);

@Component({
  selector: 'app-ordinary',
  template: `@defer (on immediate; hydrate never) { reviews } @placeholder { none }`,
})
class Ordinary {}

claim(
  'In component tests, there is no HTML of a server, so the ordinary triggers apply: see Test deferred blocks.',
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const page = await render(Ordinary);

    await vi.waitFor(() => expect(page.textContent).toContain('reviews'));
  },
);

@Component({
  selector: 'app-idle',
  template: `@defer (hydrate on interaction) { reviews } @placeholder { none }`,
})
class Idle {}

claim('Without an ordinary trigger, on idle applies.', async () => {
  const idle = vi.fn<(run: () => void) => number>(() => 1);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const page = await render(Idle);
  expect(page.textContent).toContain('none');
  idle.mock.calls[0]?.[0]();

  await vi.waitFor(() => expect(page.textContent).toContain('reviews'));
  vi.unstubAllGlobals();
});

const errorsOf = (template: string): string =>
  parseTemplate(template, 'page.html').errors?.join() ?? '';

claim('NG5002: Hydration trigger "viewport" cannot have parameters', () => {
  expect(errorsOf('<p #text></p>@defer (hydrate on viewport(text)) { x }')).toContain(
    'Hydration trigger "viewport" cannot have parameters',
  );
  expect(errorsOf('@defer (hydrate on viewport) { x }')).toBe('');
});

/** Renders a component as a server does, with incremental hydration. */
async function renderOnServer(component: Type<unknown>): Promise<string> {
  vi.stubGlobal('ngServerMode', true);
  const providers = [
    provideZonelessChangeDetection(),
    provideClientHydration(withIncrementalHydration()),
  ];
  const page = await renderApplication(
    (context) => bootstrapApplication(component, { providers }, context),
    { document: '<html><body><app-root></app-root></body></html>' },
  );
  vi.unstubAllGlobals();
  return page;
}

@Component({
  selector: 'app-root',
  template:
    '@defer (on immediate; hydrate on interaction) { <p>reviews</p> } @placeholder { none }',
})
class OnServer {}

claim('The server renders the content of a block that has one.', async () => {
  const page = await renderOnServer(OnServer);
  expect(page).toContain('<p jsaction');
  expect(page).not.toContain('none');
});
