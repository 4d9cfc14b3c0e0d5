import { Component, signal, type Type } from '@angular/core';
import { DeferBlockBehavior, DeferBlockState, TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const shows = (text: string) =>
    vi.waitFor(() => expect(page.textContent).toContain(text), { timeout: 5000 });
  return { fixture, app: fixture.componentInstance, page, shows };
}

@Component({ selector: 'app-idle', template: '@defer { reviews } @placeholder { none }' })
class Idle {}

claim('Without a trigger, the block loads when the browser is idle.', async () => {
  const idle = vi.fn<(run: () => void) => number>(() => 1);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { page, shows } = await render(Idle);
  expect(page.textContent).toContain('none');
  idle.mock.calls[0]?.[0]();
  await shows('reviews');
  vi.unstubAllGlobals();
});

claim('A browser without it uses a timer.', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { shows } = await render(Idle);
  await shows('reviews');
  vi.unstubAllGlobals();
});

@Component({
  selector: 'app-condition',
  template: '@defer (when isOpen()) { reviews } @placeholder { none }',
})
class Condition {
  readonly isOpen = signal(false);
}

claim('It works only once: if the condition becomes false again, the block stays.', async () => {
  const { fixture, app, page, shows } = await render(Condition);
  expect(page.textContent).toContain('none');
  app.isOpen.set(true);
  await shows('reviews');
  app.isOpen.set(false);
  await fixture.whenStable();
  expect(page.textContent).toContain('reviews');
});

@Component({
  selector: 'app-events',
  template: `
    @for (name of ['click', 'keydown', 'focus']; track name) {
      <button type="button" #click>Show</button>
      @defer (on interaction(click)) { <i>{{ name }}</i> }
    }
    @for (name of ['mouseenter', 'mouseover', 'focusin', 'click']; track name) {
      <button type="button" #hover>Show</button>
      @defer (on hover(hover)) { <b>{{ name }}</b> }
    }
  `,
})
class Events {}

claim('interaction listens to click and keydown.', async () => {
  const { page } = await render(Events);
  const buttons = page.querySelectorAll('button');
  for (const [index, type] of ['click', 'keydown', 'focus'].entries())
    buttons[index]?.dispatchEvent(new Event(type));
  await vi.waitFor(() => {
    const shown = [...page.querySelectorAll('i')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['click', 'keydown']);
  });
});

claim('hover listens to mouseenter, mouseover and focusin.', async () => {
  const { page } = await render(Events);
  const buttons = page.querySelectorAll('button');
  for (const [index, type] of ['mouseenter', 'mouseover', 'focusin', 'click'].entries())
    buttons[index + 3]?.dispatchEvent(new Event(type));
  await vi.waitFor(() => {
    const shown = [...page.querySelectorAll('b')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['mouseenter', 'mouseover', 'focusin']);
  });
});

@Component({
  selector: 'app-several',
  template: `
    <button type="button" #open>Show</button>
    @defer (on timer(100s), interaction(open); when isPrinting()) { reviews }
  `,
})
class SeveralTriggers {
  readonly isPrinting = signal(false);
}

claim('The first trigger that fires loads the block.', async () => {
  const { app, page, shows } = await render(SeveralTriggers);
  expect(page.textContent).not.toContain('reviews');
  app.isPrinting.set(true);
  await shows('reviews');
});

@Component({
  selector: 'app-states',
  template: '@defer (when false) { reviews } @placeholder { none } @error { failed }',
})
class States {}

claim('The error names the missing block.', async () => {
  TestBed.configureTestingModule({ deferBlockBehavior: DeferBlockBehavior.Manual });
  const { fixture, page } = await render(States);
  const [block] = await fixture.getDeferBlocks();
  await expect(block?.render(DeferBlockState.Loading)).rejects.toThrow('@loading');
  await block?.render(DeferBlockState.Error);
  expect(page.textContent).toContain('failed');
});
