import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hostedSearchApp } from '../../../src/search/search-settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('without settings the search is embedded', () => {
  expect(hostedSearchApp()).toBeUndefined();
});

test('all settings make it a hosted one', () => {
  vi.stubEnv('SEARCH_APP_ID', 'APP');
  vi.stubEnv('SEARCH_API_KEY', 'key');
  vi.stubEnv('SEARCH_INDEX_NAME', 'docs');
  expect(hostedSearchApp()).toBe('APP');
});

test('settings may stand in a file of the project; a part of them is a mistake', ({
  onTestFinished,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'search-settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, '.env'), 'SEARCH_APP_ID=APP\nSEARCH_INDEX_NAME=docs\n');
  let report = '';
  try {
    hostedSearchApp(root);
  } catch (error) {
    report = String(error);
  }
  expect(report).toMatchInlineSnapshot(`
    ".env
    The hosted search lacks SEARCH_API_KEY.
    Set SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME for a hosted search, or none of them for the embedded one."
  `);
});
