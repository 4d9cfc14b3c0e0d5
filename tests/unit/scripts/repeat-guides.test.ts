import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatGuides } from '../../../scripts/build-bench/repeat-guides.ts';
import { root } from '../../../scripts/lib/paths.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'repeat-guides-'));
  for (const part of ['content/docs', 'content/navigation'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  repeatGuides(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The routes of the tree, in its order. */
const routes = (): string[] =>
  [
    ...readFileSync(join(folder, 'content/navigation/docs.yaml'), 'utf8').matchAll(/path: (\S+)/g),
  ].map(([, route = '']) => route);

test('each guide of each group of the navigation has a second route', () => {
  const guides = routes().filter((route) => route.startsWith('/guide/'));
  const again = routes().filter((route) => route.startsWith('/again/'));
  expect(again).toEqual(guides.map((route) => `/again${route}`));
  expect(again.length).toBeGreaterThan(100);
});

test('each article that is repeated has a route, and each route an article', () => {
  const docs = join(folder, 'content/docs');
  const articles = globSync('again/**/*.mdx', { cwd: docs }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.mdx$/, '')}`,
  );
  const again = routes().filter((route) => route.startsWith('/again/'));
  expect(again.filter((route) => !articles.includes(route))).toEqual([]);
  expect(articles.filter((route) => !again.includes(route))).toEqual([]);
  expect(existsSync(join(docs, 'guide'))).toBe(true);
});
