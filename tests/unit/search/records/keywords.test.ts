import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readKeywords } from '../../../../src/search/records/keywords.ts';

const isKnown = (route: string) => (route === '/guide/signals' ? true : undefined);

/** Keywords of a project that has only this file. */
function read(yaml: string) {
  const root = mkdtempSync(join(tmpdir(), 'keywords-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content/search'), { recursive: true });
  writeFileSync(join(root, 'content/search/keywords.yaml'), yaml);
  return readKeywords(isKnown, root);
}

function report(yaml: string): string {
  try {
    read(yaml);
  } catch (error) {
    return String(error);
  }
  return 'no mistake';
}

test('each page has its keywords', () => {
  expect(read('/guide/signals: [watch a value, observable store]')).toEqual(
    new Map([['/guide/signals', ['watch a value', 'observable store']]]),
  );
});

test('a route that is no page is a mistake', () => {
  expect(report('# Words\n/guide/signal: [watch a value]')).toMatchInlineSnapshot(`
    "content/search/keywords.yaml:2:1
    The site has no page /guide/signal.
    Write the route as the address bar shows it, such as /guide/signals or /api/core/signal."
  `);
});

test('so is what is no list', () => {
  expect(report('/guide/signals: watch a value')).toMatchInlineSnapshot(`
    "content/search/keywords.yaml:1:17
    \`/guide/signals\` is text and must be a list.
    Write a list:

    /guide/signals: [watch a value]"
  `);
});
