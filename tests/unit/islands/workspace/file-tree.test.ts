import { expect, test } from 'vitest';
import { foldersOf, treeRows } from '../../../../src/islands/workspace/file-tree/tree-rows.ts';
import { closeTab, openTab } from '../../../../src/islands/workspace/tabs.ts';

const files = [
  '/src/main.ts',
  '/src/app/app.ts',
  '/src/app/step-10.ts',
  '/src/app/step-9.ts',
  '/src/app/price list/größe.ts',
  '/tsconfig.json',
  '/public/birds.json',
] as const;

const drawn = (closed: readonly `/${string}`[] = []) =>
  treeRows(files, new Set(closed)).map(
    ({ level, name, isFolder, position, siblings }) =>
      `${'  '.repeat(level - 1)}${name}${isFolder ? '/' : ''} ${position} of ${siblings}`,
  );

test('a tree has folders before files, and numbers in their order', () => {
  expect(drawn()).toEqual([
    'public/ 1 of 3',
    '  birds.json 1 of 1',
    'src/ 2 of 3',
    '  app/ 1 of 2',
    '    price list/ 1 of 4',
    '      größe.ts 1 of 1',
    '    app.ts 2 of 4',
    '    step-9.ts 3 of 4',
    '    step-10.ts 4 of 4',
    '  main.ts 2 of 2',
    'tsconfig.json 3 of 3',
  ]);
});

test('a closed folder hides what is in it', () => {
  expect(drawn(['/src/app', '/public'])).toEqual([
    'public/ 1 of 3',
    'src/ 2 of 3',
    '  app/ 1 of 2',
    '  main.ts 2 of 2',
    'tsconfig.json 3 of 3',
  ]);
  expect(foldersOf('/src/app/price list/größe.ts')).toEqual([
    '/src',
    '/src/app',
    '/src/app/price list',
  ]);
  expect(foldersOf('/tsconfig.json')).toEqual([]);
});

test('closing a tab shows the next one, and a file opens one tab', () => {
  const tabs = { open: ['/a', '/b', '/c'], active: '/b' } as const;
  expect(closeTab(tabs, '/b')).toEqual({ open: ['/a', '/c'], active: '/c' });
  expect(closeTab({ ...tabs, active: '/c' }, '/c')).toEqual({ open: ['/a', '/b'], active: '/b' });
  expect(closeTab(tabs, '/a')).toEqual({ open: ['/b', '/c'], active: '/b' });
  expect(closeTab({ open: ['/a'], active: '/a' }, '/a', '/m')).toEqual({
    open: ['/m'],
    active: '/m',
  });
  expect(openTab(tabs, '/a')).toEqual({ ...tabs, active: '/a' });
  expect(openTab(tabs, '/d').open).toEqual(['/a', '/b', '/c', '/d']);
});
