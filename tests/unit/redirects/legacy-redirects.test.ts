import { expect, test } from 'vitest';
import {
  buildNavigation,
  type NavigationItem,
  readNavigationItems,
} from '../../../src/navigation/index.ts';
import { flattenRedirects, legacyRedirects, siteRedirects } from '../../../src/redirects/index.ts';

const items = readNavigationItems();
const pathsOf = (entries: readonly NavigationItem[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
const all = new Set(Object.values(items).flatMap(pathsOf));

test('every rule arrives at a page once all pages exist', () => {
  const { isPublished } = buildNavigation(items, all);
  const { active, waiting } = flattenRedirects(legacyRedirects, { isPublished, routes: all });
  expect(waiting).toEqual([]);
  expect(active.map(({ from }) => from)).toEqual(Object.keys(legacyRedirects));
  expect(active.filter(({ from, to }) => to.replace(/#.*/, '') === from)).toEqual([]);
});

test('the rules are sorted, so that a new one has one place', () => {
  const sources = Object.keys(legacyRedirects);
  expect(sources).toEqual([...sources].sort());
});

test('with the pages of today, each rule is active or waits', () => {
  const { active, waiting } = siteRedirects();
  expect([...active, ...waiting].map(({ from }) => from).sort()).toEqual(
    Object.keys(legacyRedirects),
  );
});

test.each([
  ['/docs', '/overview'],
  ['/reference', '/api'],
  ['/best-practices/security', '/guide/security'],
  ['/hmr', '/tools/cli/build-system-migration#hot-module-replacement'],
  ['/guide/components/importing', '/guide/components#using-components'],
  ['/tutorials/first-app/Home', '/tutorials/first-app/02-Home'],
])('%s leads to %s', (from, to) => {
  expect(legacyRedirects[from]).toBe(to);
});
