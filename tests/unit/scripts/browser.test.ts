import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chromiumArgs, findBrowser, testBrowser } from '../../../scripts/lib/browser.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A program that does nothing but end with a status. */
function program(name: string, status: number): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('the chosen browser is taken where it starts', () => {
  const file = program('mine', 0);
  vi.stubEnv('CHROMIUM_PATH', file);
  expect(findBrowser()).toBe(file);
});

test('a chosen browser that does not start is a failure, not a reason to take another', () => {
  vi.stubEnv('CHROMIUM_PATH', program('mine', 1));
  expect(() => findBrowser()).toThrow('which does not start');
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
  expect(() => findBrowser()).toThrow('which does not start');
});

test('on the path, one that does not start is passed over', () => {
  program('chromium', 1);
  const file = program('google-chrome', 0);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(findBrowser()).toBe(file);
});

test('the shell is preferred to the browser with windows', () => {
  program('chromium', 0);
  const shell = program('chromium-headless-shell', 0);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(findBrowser()).toBe(shell);
});

test('the sandbox is off for root alone', () => {
  const user = vi.spyOn(process, 'getuid');
  user.mockReturnValue(0);
  expect(chromiumArgs()).toContain('--no-sandbox');
  user.mockReturnValue(1000);
  expect(chromiumArgs()).not.toContain('--no-sandbox');
});

test('tests start the browser that is found, without threads that pages of a second can’t use', () => {
  const shell = program('chromium-headless-shell', 0);
  vi.stubEnv('CHROMIUM_PATH', shell);
  expect(testBrowser()).toEqual({
    executablePath: shell,
    args: [...chromiumArgs(), '--js-flags=--single-threaded'],
  });
});
