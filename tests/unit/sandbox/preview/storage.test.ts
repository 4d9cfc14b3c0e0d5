import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../src/sandbox/preview/frame/storage.ts';

test('items are kept as text, by method and by name', () => {
  const storage = memoryStorage();
  storage.setItem('count', 3 as never);
  storage.kind = 'rye';
  expect([
    storage.getItem('count'),
    storage.count,
    storage.getItem('kind'),
    storage.none,
    storage.getItem('none'),
  ]).toEqual(['3', '3', 'rye', undefined, null]);
  expect([storage.length, storage.key(1), storage.key(2), Object.keys(storage)]).toEqual([
    2,
    'kind',
    null,
    ['count', 'kind'],
  ]);
  expect(['kind' in storage, 'none' in storage]).toEqual([true, false]);
  delete storage.kind;
  storage.removeItem('count');
  expect(storage.length).toBe(0);
});

test('no item takes the place of a method', () => {
  const storage = memoryStorage();
  storage.setItem('getItem', 'x');
  expect(storage.getItem('getItem')).toBe('x');
  storage.clear();
  expect(storage.length).toBe(0);
});
