// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showSnackbar } from '../../../src/islands/snackbar/index.ts';

const bars = () => [...document.querySelectorAll<HTMLElement>('.snackbar')];
const shown = () => bars().filter(({ dataset }) => dataset['state'] === 'visible');
const texts = () => shown().map((bar) => bar.textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;
const press = () => document.querySelector<HTMLElement>('.snackbar button')?.click();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  for (const bar of bars()) bar.remove();
  vi.useRealTimers();
});

test('a message is seen at once, and heard a moment later', async () => {
  await showSnackbar({ message: 'Saved' });
  expect(texts()).toEqual(['Saved']);
  expect(status()).toBe('');
  vi.advanceTimersByTime(149);
  expect(status()).toBe('');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('Saved');
  expect(document.querySelector('[aria-hidden]')).toBeNull();
});

test('a message without a duration stays', async () => {
  await showSnackbar({ message: 'Saved' });
  vi.advanceTimersByTime(2 ** 31 - 1);
  expect(texts()).toEqual(['Saved']);
});

test('a message with a duration hides and is then removed', async () => {
  await showSnackbar({ message: 'Copied', duration: 2000 });
  vi.advanceTimersByTime(1999);
  expect(texts()).toEqual(['Copied']);
  vi.advanceTimersByTime(1);
  expect(bars().map(({ dataset }) => dataset['state'])).toEqual(['hidden']);
  vi.advanceTimersByTime(200);
  expect(bars()).toEqual([]);
});

test('a duration that timers do not know is not taken for none', async () => {
  await showSnackbar({ message: 'Later', duration: Number.MAX_SAFE_INTEGER });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Later']);
});

test('a message takes the place of the one before', async () => {
  await showSnackbar({ message: 'First', duration: 1000 });
  await showSnackbar({ message: 'Second' });
  expect(texts()).toEqual(['Second']);
  vi.advanceTimersByTime(1000);
  expect(bars()).toHaveLength(1);
  expect(texts()).toEqual(['Second']);
});

test('the action runs once and takes the message away', async () => {
  const run = vi.fn();
  await showSnackbar({ message: 'Updated', action: { label: 'Reload', run } });
  press();
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(bars()).toEqual([]);
});

test('the focus returns to where it came from', async () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  await showSnackbar({ message: 'Updated', action: { label: 'Reload', run: () => {} } });
  const button = document.querySelector<HTMLElement>('.snackbar button');
  button?.focus();
  button?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: before }));
  press();
  expect(document.activeElement).toBe(before);
});
