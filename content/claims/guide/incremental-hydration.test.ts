import { Component, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
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
