import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check, Site } from '../../../scripts/site/index.ts';
import {
  previewAddress,
  previewFileOf,
  previewKey,
  previewsIn,
} from '../../../src/examples/index.ts';

describe('the previews of a page', () => {
  test('are the examples in its frames, each once, sorted', () => {
    const frame = (name: string) =>
      `<div><iframe title="Preview" src="${previewAddress(name)}" loading="lazy"></iframe></div>`;
    expect(previewsIn(frame('gift-shop') + frame('bakery') + frame('gift-shop'))).toEqual([
      'bakery',
      'gift-shop',
    ]);
  });

  test('are neither links nor code nor frames of other pages', () => {
    const html = `<a href="/examples/bakery/">Open</a>
      <code>&lt;iframe src="/examples/bakery/">&lt;/iframe></code>
      <iframe src="https://video.example/examples/bakery/"></iframe>
      <iframe src="/examples/_shared/"></iframe>`;
    expect(previewsIn(html)).toEqual([]);
  });
});

describe('requests for running examples', () => {
  test.each([
    ['/examples/bakery/', { example: 'bakery', path: 'bakery/index.html' }],
    ['/examples/bakery', { example: 'bakery', path: 'bakery/index.html' }],
    ['/examples/bakery/?x=1', { example: 'bakery', path: 'bakery/index.html' }],
    ['/examples/bakery/icons/a.svg', { example: 'bakery', path: 'bakery/icons/a.svg' }],
    ['/examples/_shared/core-1.js', { example: undefined, path: '_shared/core-1.js' }],
  ])('%s', (url, file) => {
    expect(previewFileOf(url)).toEqual(file);
  });

  test.each([
    '/examples',
    '/examples/',
    '/examples.html',
    '/guide/examples/bakery/',
    '/examples/bakery/../../package.json',
    '/examples/bakery/..%2fpackage.json',
    '/examples/bakery/.env',
    '/examples/bakery/..\\package.json',
  ])('%s is for something else', (url) => {
    expect(previewFileOf(url)).toBeUndefined();
  });
});

describe('the key under which previews are kept', () => {
  let folder: string;

  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const key = (...names: string[]) => previewKey(names, folder);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'preview-key-'));
    write('a/src/main.ts', '1');
    write('b/src/main.ts', '1');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('stays while nothing changes', () => {
    expect(key('a', 'b')).toBe(key('a', 'b'));
  });

  test.each([
    ['a source', 'a/src/main.ts'],
    ['a new source', 'a/src/app/app.ts'],
    ['a file that is served as it is', 'a/public/icon.svg'],
  ])('changes with %s', (_, file) => {
    const before = key('a');
    write(file, '2');
    expect(key('a')).not.toBe(before);
  });

  test('changes with the set of examples', () => {
    expect(key('a')).not.toBe(key('b'));
    expect(key('a')).not.toBe(key('a', 'b'));
  });

  test('does not change with other examples, nor with what readers of the preview do not get', () => {
    const before = key('a');
    write('b/src/main.ts', '2');
    write('a/a.spec.ts', '2');
    write('a/unit/a.test.ts', '2');
    write('a/example.yaml', 'title: A');
    expect(key('a')).toBe(before);
  });
});

describe('the check of the built site', () => {
  const origin = 'https://docs.example';
  const article = (body: string) => `<title>A</title><meta name="description" content="A">
    <link rel="canonical" href="${origin}/"><h1>A</h1>${body}`;
  const running = '<title>A</title><base href="/examples/bakery/"><link href="styles.css">';
  const findings = (files: Record<string, string>) => {
    const site = new Site(origin, Object.keys(files), (file) => files[file] ?? '');
    return check(site).map(({ page, message }) => `${page}: ${message}`);
  };
  const frame = `<iframe title="Bakery" src="${previewAddress('bakery')}"></iframe>`;

  test('does not ask of a running example what it asks of a page', () => {
    const files = {
      'index.html': article(frame),
      'examples/bakery/index.html': running,
      'examples/bakery/styles.css': '',
    };
    expect(findings(files)).toEqual([]);
    const site = new Site(origin, Object.keys(files), () => '');
    expect(site.pages.map(({ file }) => file)).toEqual(['index.html']);
    expect(site.runningExamples.map(({ file }) => file)).toEqual(['examples/bakery/index.html']);
  });

  test('finds a frame without its example, and an example without its files', () => {
    expect(findings({ 'index.html': article(frame) })).toEqual([
      'index.html: iframe[src] "/examples/bakery/" leads to no file',
    ]);
    expect(
      findings({ 'index.html': article(frame), 'examples/bakery/index.html': running }),
    ).toEqual(['examples/bakery/index.html: link[href] "styles.css" leads to no file']);
  });
});
