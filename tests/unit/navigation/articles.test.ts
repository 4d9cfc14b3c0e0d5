import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  checkArticles,
  findArticles,
  type NavigationItems,
  publishedRoutes,
  readNavigationItems,
} from '../../../src/navigation/index.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'navigation-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const items: NavigationItems = {
  docs: [
    { label: 'Signals', path: '/guide/signals' },
    { label: 'Forms', path: '/guide/forms' },
  ],
  reference: [{ label: 'Roadmap', path: '/roadmap' }],
  tutorials: [{ label: 'Learn', path: '/tutorials/learn' }],
  footer: [{ label: 'License', path: '/license' }],
};

const mistakes = () => checkArticles(findArticles(root), items).map(String);

test('a project without content has no articles', () => {
  expect(findArticles(root)).toEqual([]);
  expect(publishedRoutes(root, []).size).toBe(0);
});

test('the path of a file is its route; an index stands for its folder', () => {
  write(
    'content/docs/guide/signals/index.mdx',
    'content/docs/guide/signals/resource.mdx',
    'content/docs/guide/notes.txt',
    'content/reference/errors/NG0100.mdx',
    'content/tutorials/learn/index.mdx',
    'content/tutorials/learn/02-Home/index.mdx',
    'content/tutorials/learn/02-Home/src/app/readme.mdx',
  );
  expect(findArticles(root).map(({ route }) => route)).toEqual([
    '/errors/NG0100',
    '/guide/signals',
    '/guide/signals/resource',
    '/tutorials/learn',
    '/tutorials/learn/02-Home',
  ]);
});

test('a page of code without parameters is published too', () => {
  write(
    'content/docs/overview.mdx',
    'src/pages/index.astro',
    'src/pages/404.astro',
    'src/pages/tutorials/index.astro',
    'src/pages/[...path].astro',
    'src/pages/_parts/Hero.astro',
    'src/pages/robots.txt.ts',
  );
  expect([...publishedRoutes(root, [])].sort()).toEqual(['/', '/404', '/overview', '/tutorials']);
});

test('articles in their place are no mistake', () => {
  write(
    'content/docs/guide/signals.mdx',
    'content/docs/license.mdx',
    'content/reference/roadmap.mdx',
    'content/tutorials/learn/index.mdx',
  );
  expect(mistakes()).toEqual([]);
});

test('an article without a place in the navigation is told what to add', () => {
  write('content/docs/guide/advanced-caching.mdx');
  expect(mistakes()).toMatchInlineSnapshot(`
    [
      "content/docs/guide/advanced-caching.mdx
    /guide/advanced-caching is not in the navigation, so readers would not find it.
    Add it in content/navigation/docs.yaml or content/navigation/footer.yaml:

    - label: Advanced caching
      path: /guide/advanced-caching",
    ]
  `);
});

test('an article that is nearly a known route is told which', () => {
  write('content/docs/guide/signal.mdx');
  expect(mistakes()).toMatchInlineSnapshot(`
    [
      "content/docs/guide/signal.mdx
    /guide/signal is not in the navigation, so readers would not find it.
    If the article is /guide/signals, rename the file to match that route.
    Otherwise add it in content/navigation/docs.yaml or content/navigation/footer.yaml:

    - label: Signal
      path: /guide/signal",
    ]
  `);
});

test('an article in the folder of another section is told where to go', () => {
  write('content/docs/roadmap.mdx');
  expect(mistakes()).toMatchInlineSnapshot(`
    [
      "content/docs/roadmap.mdx
    /roadmap has its place in the reference tree, so its article is not in content/docs.
    Move it to content/reference/roadmap.mdx.",
    ]
  `);
});

test('two files for one route are both named, across folders too', () => {
  write(
    'content/docs/guide/signals.mdx',
    'content/docs/guide/signals/index.mdx',
    'content/docs/license.mdx',
    'content/reference/license.mdx',
  );
  expect(mistakes()).toMatchInlineSnapshot(`
    [
      "content/docs/guide/signals/index.mdx
    content/docs/guide/signals/index.mdx and content/docs/guide/signals.mdx are both the article of /guide/signals.
    Keep one of the two files, or rename one to its own route.",
      "content/reference/license.mdx
    content/reference/license.mdx and content/docs/license.mdx are both the article of /license.
    Keep one of the two files, or rename one to its own route.",
      "content/reference/license.mdx
    /license has its place in the footer tree, so its article is not in content/reference.
    Move it to content/docs/license.mdx.",
    ]
  `);
});

test('a mistake in a tree names its line', () => {
  for (const tree of ['docs', 'reference', 'tutorials', 'footer']) {
    write(`content/navigation/${tree}.yaml`);
    writeFileSync(
      join(root, `content/navigation/${tree}.yaml`),
      '- label: Signals\n  path: guide/signals\n',
    );
  }
  let report: unknown;
  try {
    readNavigationItems(root);
  } catch (error) {
    report = String(error);
  }
  expect(report).toMatchInlineSnapshot(`
    "content/navigation/docs.yaml:2:9
    \`path\` is \`guide/signals\`, which has the wrong form.
    For example:

    path: /essentials/signals"
  `);
});
