import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from '../../../src/islands/autosave/index.ts';

const save = vi.fn();
let page: EventTarget;
let autosave: Autosave;

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/playground' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  autosave = new Autosave(save);
});

afterEach(() => {
  autosave.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('changes are saved once, after a pause', () => {
  autosave.changed();
  vi.advanceTimersByTime(300);
  autosave.changed();
  vi.advanceTimersByTime(599);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save.mock.calls).toEqual([[false]]);
});

test.each(['pagehide', 'visibilitychange', 'astro:before-swap'])(
  '%s saves at once what is not saved yet',
  (name) => {
    page.dispatchEvent(new Event(name));
    expect(save).not.toHaveBeenCalled();
    autosave.changed();
    page.dispatchEvent(new Event(name));
    page.dispatchEvent(new Event(name));
    expect(save).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect(save).toHaveBeenCalledOnce();
  },
);

test.each([
  ['/playground', false],
  ['/overview', true],
])(
  'when the router replaces the page at %s, whether its address is lost: %s',
  (pathname, isLeaving) => {
    autosave.changed();
    vi.stubGlobal('location', { pathname });
    page.dispatchEvent(new Event('astro:before-swap'));
    expect(save.mock.calls).toEqual([[isLeaving]]);
  },
);

test('the end saves, and hears nothing of the page any more', () => {
  autosave.changed();
  autosave.dispose();
  expect(save).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledOnce();
});
