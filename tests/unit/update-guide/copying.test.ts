// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copy } from '../../../src/islands/update-guide/copying.ts';

const snackbar = vi.hoisted(() => ({ showSnackbar: vi.fn() }));
vi.mock('../../../src/islands/snackbar/index.ts', () => snackbar);

const status = () => document.querySelector('[role="status"]') as HTMLElement;
const button = () => document.querySelector('button') as HTMLElement;
const writeText = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p role="status"></p><button>Copy</button>';
  snackbar.showSnackbar.mockReset().mockResolvedValue(undefined);
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a copied text is announced by the snackbar for two seconds, and by it alone', async () => {
  await copy('the plan', button(), status());
  expect(writeText).toHaveBeenCalledWith('the plan');
  expect(snackbar.showSnackbar.mock.calls).toEqual([
    [{ message: 'Copied to clipboard', duration: 2000 }],
  ]);
  expect(status().textContent).toBe('');
});

test('a refused copy and a missing clipboard say so', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  await copy('the plan', button(), status());
  vi.stubGlobal('navigator', {});
  await copy('the plan', button(), status());
  const failed = [{ message: 'Copying failed', duration: 2000 }];
  expect(snackbar.showSnackbar.mock.calls).toEqual([failed, failed]);
  expect(button().dataset['copying']).toBe('failed');
});

test('the mark at the pressed element goes two seconds after the last press', async () => {
  await copy('code', button(), status());
  vi.advanceTimersByTime(1500);
  await copy('code', button(), status());
  vi.advanceTimersByTime(1500);
  expect(button().dataset['copying']).toBe('copied');
  vi.advanceTimersByTime(500);
  expect(button().dataset['copying']).toBeUndefined();
});

test('a snackbar that cannot be loaded leaves the announcement to the live region of the page', async () => {
  snackbar.showSnackbar.mockRejectedValue(new TypeError('Failed to fetch'));
  await copy('the plan', button(), status());
  expect(status().textContent).toBe('Copied to clipboard');
  vi.advanceTimersByTime(2000);
  expect(status().textContent).toBe('');
});

test('a page without a live region loses nothing else', async () => {
  snackbar.showSnackbar.mockRejectedValue(new TypeError('Failed to fetch'));
  await copy('the plan', button(), null);
  expect(button().dataset['copying']).toBe('copied');
});
