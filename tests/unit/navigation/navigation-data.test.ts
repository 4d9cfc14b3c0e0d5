import { expect, test } from 'vitest';
import { buildNavigation, readNavigationItems } from '../../../src/navigation/index.ts';
import { pathsOf } from './navigation-of.ts';

const items = readNavigationItems();
const all = Object.values(items).flatMap(pathsOf);
const navigation = buildNavigation(items, new Set([...all, '/', '/playground']));

test('no route stands in two places, except the ones that readers look for in both', () => {
  const repeated = all.filter((path, index) => all.indexOf(path) !== index);
  expect(repeated.sort()).toEqual([
    '/guide/routing/route-transition-animations',
    '/guide/routing/testing',
    '/tutorials/learn-angular',
  ]);
});

test('the groups of the first level are in their order', () => {
  expect(items.docs.map(({ label }) => label)).toEqual([
    'Introduction',
    'In-depth Guides',
    'Build with AI',
    'Developer Tools',
    'Best Practices',
    'Extended Ecosystem',
  ]);
  expect(items.reference.map(({ label }) => label)).toEqual([
    'Roadmap',
    'Get involved',
    'API Reference',
    'CLI Reference',
    'Error Encyclopedia',
    'Extended Diagnostics',
    'Glossary',
    'Versioning and releases',
    'Version compatibility',
    'Update guide',
    'Configurations',
    'Migrations',
  ]);
});

test('every error and diagnostic is listed by code after its overview, in order', () => {
  for (const folder of ['/errors', '/extended-diagnostics']) {
    const [overview, ...codes] = all.filter((path) => path.startsWith(folder));
    expect(overview).toBe(folder);
    expect(codes).toEqual([...codes].sort());
    for (const code of codes) {
      expect(navigation.locate(code)?.entry.label).toMatch(new RegExp(`^${code.split('/')[2]}: `));
    }
  }
});

test.each([
  ['/essentials/components', 'docs', ['Introduction', 'Essentials'], ['Essentials']],
  ['/guide/signals', 'docs', ['In-depth Guides', 'Signals'], ['Signals']],
  ['/guide/drag-drop', 'docs', ['In-depth Guides'], []],
  [
    '/cli/analytics/info',
    'reference',
    ['CLI Reference', 'ng analytics'],
    ['CLI Reference', 'ng analytics'],
  ],
  ['/errors/NG0100', 'reference', ['Error Encyclopedia'], ['Error Encyclopedia']],
  ['/roadmap', 'reference', [], []],
  ['/guide/routing/testing', 'docs', ['In-depth Guides', 'Routing'], ['Routing']],
])('%s: section, breadcrumb and open slides', (path, section, breadcrumb, slides) => {
  expect(navigation.activeSection(path)).toBe(section);
  expect(navigation.breadcrumb(path).map(({ label }) => label)).toEqual(breadcrumb);
  const sidebar = navigation.sidebar(path);
  expect(sidebar?.slides.map(({ back }) => back)).toEqual([undefined, ...slides]);
  expect(sidebar?.open).toBe(slides.length);
});

test.each([
  ['/guide/signals', 'Signals • Overview • Angular'],
  ['/guide/components', 'Anatomy of components • Angular'],
  ['/cli/generate', 'ng generate • Overview • Angular'],
  ['/errors/NG0100', 'NG0100: Expression Changed After Checked • Angular'],
  ['/tutorials/learn-angular', 'Learn Angular • Angular'],
])('the title of %s is %s', (path, title) => {
  expect(navigation.pageTitle(path, 'Angular')).toBe(title);
});

test('every row of every sidebar leads somewhere once all pages exist', () => {
  const rows = all
    .flatMap((path) => navigation.sidebar(path)?.slides ?? [])
    .flatMap((slide) => slide.parts)
    .flatMap((part) => part.groups)
    .flatMap((group) => group.items);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ kind }) => kind === 'text')).toEqual([]);
});
