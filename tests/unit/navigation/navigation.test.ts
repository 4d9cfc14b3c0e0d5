import { expect, test } from 'vitest';
import { normalizePath } from '../../../src/navigation/index.ts';
import { navigationOf } from './navigation-of.ts';

const trees = {
  docs: [
    { label: 'Introduction', children: [{ label: 'Start coding', path: '/tutorials/learn' }] },
    { label: 'Guides', children: [{ label: 'Forms', path: '/guide/forms' }] },
  ],
  tutorials: [
    {
      label: 'Learn',
      path: '/tutorials/learn',
      children: [{ label: 'Hello', path: '/tutorials/learn/01-Hello' }],
    },
  ],
};

test.each([
  ['/guide/forms/', '/guide/forms'],
  ['guide/forms', '/guide/forms'],
  ['/guide/forms?search=x#validate', '/guide/forms'],
  ['/errors/NG0100.html', '/errors/NG0100'],
  ['/#top', '/'],
  ['', '/'],
])('%s names the route %s', (address, route) => {
  expect(normalizePath(address)).toBe(route);
});

test('a path is located in the tree of its own section first', () => {
  const navigation = navigationOf(trees);
  const location = navigation.locate('/tutorials/learn');
  expect(location).toMatchObject({ tree: 'tutorials', section: 'tutorials', ancestors: [] });
  expect(location?.entry.label).toBe('Learn');
});

test('entries know their level, parent and ancestors', () => {
  const location = navigationOf(trees).locate('/guide/forms#x');
  expect(location?.entry).toMatchObject({ level: 2, published: true });
  expect(location?.entry.parent?.label).toBe('Guides');
  expect(location?.ancestors.map(({ label, level }) => [label, level])).toEqual([['Guides', 1]]);
});

test('letter case tells routes apart', () => {
  const navigation = navigationOf(trees);
  expect(navigation.isPublished('/tutorials/learn/01-Hello')).toBe(true);
  expect(navigation.isPublished('/tutorials/learn/01-hello')).toBeUndefined();
});

test('a breadcrumb links the ancestors that are pages', () => {
  const published = navigationOf(trees).breadcrumb('/tutorials/learn/01-Hello');
  expect(published).toEqual([{ label: 'Learn', path: '/tutorials/learn' }]);

  const unwritten = navigationOf(trees, { unpublished: ['/tutorials/learn'] });
  expect(unwritten.breadcrumb('/tutorials/learn/01-Hello')).toEqual([
    { label: 'Learn', path: undefined },
  ]);
  expect(unwritten.breadcrumb('/nowhere')).toEqual([]);
});

test('a route is published, known or neither', () => {
  const navigation = navigationOf(trees, { unpublished: ['/guide/forms'], pages: ['/api/core/x'] });
  expect(navigation.isPublished('/tutorials/learn')).toBe(true);
  expect(navigation.isPublished('/api/core/x')).toBe(true);
  expect(navigation.isPublished('/guide/forms')).toBe(false);
  expect(navigation.isPublished('/guide/form')).toBeUndefined();
});

test('the known routes are those of the trees, the sections and the pages', () => {
  const docs = [{ label: 'Forms', path: '/guide/forms' }];
  const navigation = navigationOf(
    { docs },
    { unpublished: ['/guide/forms'], pages: ['/api/core/x'] },
  );
  expect(navigation.routes()).toEqual(['/', '/api/core/x', '/guide/forms', '/playground']);
});

test('a section without a page remains, though it is in no tree', () => {
  expect(navigationOf({}, { unpublished: ['/playground'] }).routesRemaining()).toEqual([
    { tree: undefined, path: '/playground', label: 'Playground' },
  ]);
});

test('a remaining route counts once, for the tree that owns it', () => {
  const unpublished = ['/tutorials/learn', '/guide/forms'];
  expect(navigationOf(trees, { unpublished }).routesRemaining()).toEqual([
    { tree: 'docs', path: '/guide/forms', label: 'Forms' },
    { tree: 'tutorials', path: '/tutorials/learn', label: 'Learn' },
  ]);
});
