import { computed, signal } from '@angular/core';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/sandbox/preview/frame/console-table.ts';
import { partsOf } from '../../../../src/sandbox/preview/frame/value-tree.ts';
import { MOST_NODES, readParts } from '../../../../src/sandbox/preview/protocol/read-console.ts';
import type { ConsoleNode } from '../../../../src/sandbox/types.ts';

const treeOf = (...values: unknown[]) => partsOf(values)?.parts;

test('texts alone need no tree', () => {
  expect(treeOf('a', 1, undefined)).toBeUndefined();
  expect(treeOf()).toBeUndefined();
});

test('a value has its fields inside, and texts around it stay texts', () => {
  expect(treeOf('It has %d of', 3, { kinds: ['rye'], none: {} })).toEqual([
    { text: 'It has 3 of' },
    {
      text: '{ kinds: […], none: Object {…} }',
      children: [
        { key: 'kinds', text: '["rye"]', children: [{ key: '0', text: '"rye"' }] },
        { key: 'none', text: '{}' },
      ],
    },
  ]);
});

test('maps, sets and errors can be opened', () => {
  const [map, set, error] = treeOf(
    new Map([[{ id: 1 }, 'rye']]),
    new Set([7]),
    new RangeError('too hot', { cause: 'no thermostat' }),
  ) as ConsoleNode[];
  expect(map).toEqual({
    text: 'Map(1) { Object {…} => "rye" }',
    children: [{ key: '{ id: 1 }', text: '"rye"' }],
  });
  expect(set?.children).toEqual([{ key: '0', text: '7' }]);
  expect(error?.text).toBe('RangeError: too hot\nCaused by: no thermostat');
  expect(error?.children?.map(({ key }) => key)).toEqual(['stack', 'cause']);
});

test('signals show what they hold; none is called, so nothing comes to depend on it', () => {
  let runs = 0;
  const lazy = computed(() => ++runs);
  expect(treeOf(lazy, signal({ loaves: 3 }))).toEqual([
    { text: 'Computed(not read yet)' },
    {
      text: 'Signal(Object {…})',
      children: [{ key: 'value', text: '{ loaves: 3 }', children: [{ key: 'loaves', text: '3' }] }],
    },
  ]);
  expect(runs).toBe(0);
  const inner = signal(1);
  const outer = computed(() => {
    treeOf({ inner });
    return ++runs;
  });
  outer();
  inner.set(2);
  outer();
  expect(runs).toBe(1);
});

test('getters are not run, and cycles and proxies that throw come to an end', () => {
  let ran = false;
  const loop: Record<string, unknown> = {
    get price() {
      ran = true;
      return 3;
    },
  };
  loop['self'] = loop;
  loop['hostile'] = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
      ownKeys: () => ['a'],
    },
  );
  expect(treeOf(loop)?.[0]?.children).toEqual([
    { key: 'price', text: '(getter)' },
    { key: 'self', text: '[circular]' },
    { key: 'hostile', text: '[unreadable]' },
  ]);
  expect(ran).toBe(false);
});

const count = (nodes: readonly ConsoleNode[] = []): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

test('a huge value is copied in part, and says so', () => {
  const deep = { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } };
  expect(JSON.stringify(treeOf(deep))).not.toContain('"g"');
  const wide = treeOf(Array.from({ length: 1000 }, (_, index) => index));
  expect(wide?.[0]?.children).toHaveLength(101);
  expect(wide?.[0]?.children?.at(-1)).toEqual({ text: '… more, left out' });
  const bushy = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => ({ x: 1 })));
  expect(count(treeOf(bushy))).toBeLessThanOrEqual(MOST_NODES + 100);
});

test('a page takes of a tree what has its shape, and no more than it can show', () => {
  expect(
    readParts([{ text: 'a', children: [{ key: 'k', text: 'b', html: '<b>' }, 7, null] }]),
  ).toEqual([{ text: 'a', children: [{ key: 'k', text: 'b' }] }]);
  expect(readParts('x')).toBeUndefined();
  let deep: unknown = { text: 'end' };
  for (let level = 0; level < 5000; level++) deep = { text: String(level), children: [deep] };
  expect(count(readParts([deep]))).toBeLessThan(20);
  const many = Array.from({ length: 5000 }, () => ({ text: 'x' }));
  expect(count(readParts(many))).toBe(MOST_NODES);
});

test('a table has a row for each entry and a column for each field', () => {
  expect(tableOf([{ kind: 'rye', price: 3 }, { kind: 'spelt' }])).toEqual({
    columns: ['(index)', 'kind', 'price'],
    rows: [
      ['0', '"rye"', '3'],
      ['1', '"spelt"', ''],
    ],
  });
  expect(tableOf({ a: 1 })).toEqual({ columns: ['(index)', 'Value'], rows: [['a', '1']] });
  expect(tableOf([{ a: 1, b: 2 }], ['b'])?.columns).toEqual(['(index)', 'b']);
  expect(tableOf('x')).toBeUndefined();
});
