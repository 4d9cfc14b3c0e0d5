import { expect, test } from 'vitest';
import type { KeptWork } from '../../../src/islands/playground/kept-work.ts';
import { workName } from '../../../src/islands/playground/work-name.ts';

const nameOf = (files: KeptWork['files'], open: KeptWork['open'] = []) =>
  workName(
    {
      version: 1,
      savedAt: new Date(2026, 4, 6, 7, 8).valueOf(),
      files,
      open,
      isWaiting: false,
      hash: '',
    },
    'Hello world',
  ).replaceAll(/\s/g, ' ');

const when = 'May 6, 2026, 7:08 AM';

test.each([
  ['<h1>Orders</h1>', '“Orders”, '],
  ['<h2 class="a">\n  Hello, <b>{{ name() }}</b>!\n</h2>', '“Hello, … !”, '],
  ['<p>Nothing</p>', ''],
  [`<h1>${'Long '.repeat(20)}</h1>`, `“${'Long '.repeat(8).trim()}…”, `],
])('the code %j is called %j', (code, title) => {
  const lines = code.split('\n').length;
  expect(nameOf({ '/src/a.ts': code })).toBe(
    `${title}Hello world, 1 file, ${lines} lines, ${when}`,
  );
});

test('the heading of an open file comes first, and all files count', () => {
  const files = { '/a.ts': '<h1>First</h1>\n', '/b.ts': '<h1>Open</h1>' } as const;
  expect(nameOf(files, ['/b.ts'])).toBe(`“Open”, Hello world, 2 files, 3 lines, ${when}`);
});
