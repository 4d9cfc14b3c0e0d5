import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PassedPages } from '../../../scripts/verdicts/passed-pages.ts';
import { Snapshot } from '../../../scripts/verdicts/snapshot.ts';
import { scratchFolder, write } from './scratch.ts';

const more = ['fact:browser'];

const project: Readonly<Record<string, string>> = {
  'content/docs/a.mdx': 'article',
  'src/layout.astro': 'layout',
  'public/forward.js': 'script',
  'astro.config.ts': 'config',
  'tests/e2e/every-page.spec.ts': "import './support/judge.ts';",
  'tests/e2e/support/judge.ts': 'export const rules = 1;',
};

function start() {
  const root = scratchFolder();
  const passed = new PassedPages(scratchFolder());
  write(root, project);
  const now = (browser = '1') => new Snapshot(root, { browser });
  /** What the tests of a run find, as lines. */
  const offered = (browser?: string, fresh = false): string[] => {
    const { PASSED_PAGES: file = '' } = passed.offer(more, now(browser), scratchFolder(), fresh);
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  };
  /** A run in which keys pass, and something may happen meanwhile. */
  const run = (keys: readonly string[], meanwhile = () => {}): void => {
    const notes = scratchFolder();
    const before = now();
    const { PASSED_PAGES: file = '' } = passed.offer(more, before, notes, false);
    appendFileSync(`${file}.new`, keys.map((key) => `${key}\n`).join(''));
    meanwhile();
    passed.keep(more, before, now(), notes);
  };
  return { root, run, offered };
}

test('what has passed is offered to later runs, with what passed before, unless everything is to run', () => {
  const { run, offered } = start();
  expect(offered()).toEqual([]);
  run(['kind b', 'kind a']);
  run(['shell c', 'kind a']);
  expect(offered()).toEqual(['kind a', 'kind b', 'shell c']);
  expect(offered('1', true)).toEqual([]);
});

test('another article changes nothing', () => {
  const { root, run, offered } = start();
  run(['kind a']);
  write(root, { 'content/docs/a.mdx': 'other', 'content/docs/b.mdx': 'new' });
  expect(offered()).toEqual(['kind a']);
});

test.each([
  'src/layout.astro',
  'src/new.css',
  'public/forward.js',
  'astro.config.ts',
  'tests/e2e/support/judge.ts',
])('another %s makes everything be judged again, until it is as before', (file) => {
  const { root, run, offered } = start();
  run(['kind a']);
  write(root, { [file]: 'export const other = 2;' });
  expect(offered()).toEqual([]);
  const former = project[file];
  if (former === undefined) return;
  write(root, { [file]: former });
  expect(offered()).toEqual(['kind a']);
});

test('another browser judges again', () => {
  const { run, offered } = start();
  run(['kind a']);
  expect(offered('2')).toEqual([]);
});

test('a run during which something has changed keeps nothing', () => {
  const { root, run, offered } = start();
  run(['kind a'], () => write(root, { 'src/layout.astro': 'other' }));
  expect(offered()).toEqual([]);
  write(root, { 'src/layout.astro': 'layout' });
  expect(offered()).toEqual([]);
});

test('files of five former states are kept', () => {
  const { root, run, offered } = start();
  run(['kind a']);
  for (const state of [1, 2, 3, 4, 5]) {
    write(root, { 'src/layout.astro': `${state}` });
    run(['kind b']);
  }
  write(root, { 'src/layout.astro': 'layout' });
  expect(offered()).toEqual([]);
  write(root, { 'src/layout.astro': '5' });
  expect(offered()).toEqual(['kind b']);
});

test('a folder that can’t be written keeps nothing and stops nothing', () => {
  const root = scratchFolder();
  write(root, project);
  const blocked = join(root, 'astro.config.ts');
  const passed = new PassedPages(blocked);
  const notes = scratchFolder();
  const now = new Snapshot(root, {});
  const { PASSED_PAGES: file = '' } = passed.offer(more, now, notes, false);
  appendFileSync(`${file}.new`, 'kind a\n');
  passed.keep(more, now, now, notes);
  expect(readFileSync(blocked, 'utf8')).toBe('config');
});
