import { expect, test } from 'vitest';
import { everyFile } from '../../../src/offline/manifest.ts';
import { contentHash } from '../../../src/offline/worker/content-hash.ts';
import { manifestOf, smallBuild } from './build.ts';

test('pages are listed by section and under their addresses, sorted', () => {
  const { sections } = manifestOf();
  expect(sections.map(({ title, pages }) => [title, Object.keys(pages)])).toEqual([
    ['Forms', ['/guide/forms']],
    ['Signals', ['/guide/signals', '/guide/signals/resource']],
  ]);
});

test('what every page may load is core, and what has the same name in every build', () => {
  expect(Object.keys(manifestOf().core)).toEqual([
    '/',
    '/404',
    '/_astro/site.abc.js',
    '/assets/lasting/snackbar.js',
    '/offline',
    '/pagefind/pagefind.js',
    '/sandbox/compiler/manifest.json',
    '/search/titles.json',
  ]);
});

test('what only all of the docs need is apart', () => {
  expect(Object.keys(manifestOf().others)).toEqual([
    '/guide/signals.md',
    '/pagefind/fragment/en_1.pf_fragment',
  ]);
});

test('forward pages of old addresses are not listed, nor what runs, is for programs, for hosts, or must be fresh', () => {
  const listed = [...everyFile(manifestOf()).keys()];
  for (const absent of [
    '/docs',
    '/docs.html',
    '/e/0100.html',
    '/_headers',
    '/_redirects',
    '/assets/content/guide/signals.md.html',
    '/assets/others/versions.json',
    '/examples/bakery/index.html',
    '/sandbox/compiler/compile-abc.js',
    '/_astro/format.worker-abc.js',
    '/service-worker.js',
  ]) {
    expect(listed).not.toContain(absent);
  }
});

test('the same files in another order make the same list', () => {
  const reversed = Object.fromEntries(Object.entries(smallBuild).reverse());
  expect(JSON.stringify(manifestOf(reversed))).toBe(JSON.stringify(manifestOf()));
});

test('a build has another name once any listed file has other content', () => {
  const changed = manifestOf({ ...smallBuild, 'guide/forms.html': 'more forms' });
  expect(changed.build).not.toBe(manifestOf().build);
  expect(manifestOf({ ...smallBuild, _headers: 'other' }).build).toBe(manifestOf().build);
});

test('the sizes count every listed file, as it is and compressed', () => {
  const before = manifestOf().size;
  const text = 'forms '.repeat(1000);
  const { size } = manifestOf({ ...smallBuild, 'guide/forms.html': text });
  expect(size.files).toBe(everyFile(manifestOf()).size);
  expect(size.stored - before.stored).toBe(text.length - 'forms'.length);
  expect(size.transferred - before.transferred).toBeLessThan(200);
});

test('the worker computes the hashes that the build has written', async () => {
  const hashes = everyFile(manifestOf());
  for (const [path, address] of [
    ['guide/forms.html', '/guide/forms'],
    ['search/titles.json', '/search/titles.json'],
  ] as const) {
    const content = new TextEncoder().encode(smallBuild[path]);
    expect(await contentHash(content)).toBe(hashes.get(address));
  }
});
