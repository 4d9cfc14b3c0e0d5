import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptPages, readPage } from '../../../scripts/site/index.ts';

const html = '<!doctype html><title>Tides</title><h1 id="top">Tides</h1>';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-pages-'));
  vi.stubEnv('VERDICTS_FOLDER', folder);
  const pages = new KeptPages();
  expect(pages.read('tides.html', html)).toEqual(readPage('tides.html', html));
  pages.save();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a page is as it was parsed', () => {
  const page = new KeptPages().read('tides.html', html);
  expect(page).toEqual(readPage('tides.html', html));
  expect(page).toMatchObject({ route: '/tides', title: 'Tides', ids: ['top'] });
});

test('a page is parsed again when its text or its place has changed, and not before', () => {
  // Another title than that of the page tells where it comes from.
  const file = join(folder, 'pages.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Tides', 'Kept'));
  const pages = new KeptPages();
  expect(pages.read('tides.html', html).title).toBe('Kept');
  expect(pages.read('tides.html', `${html}<p>More</p>`).title).toBe('Tides');
  expect(pages.read('more.html', html)).toMatchObject({ route: '/more', title: 'Tides' });
});
