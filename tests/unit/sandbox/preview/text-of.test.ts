import { signal } from '@angular/core';
import { expect, test } from 'vitest';
import { textOf, textOfArguments } from '../../../../src/sandbox/preview/frame/text-of.ts';

test('plain values are written as in source code, a text by itself as it is', () => {
  expect(textOf('rye "bread"')).toBe('rye "bread"');
  expect([3, -0.5, true, null, undefined, 7n, Symbol('key')].map(textOf)).toEqual([
    '3',
    '-0.5',
    'true',
    'null',
    'undefined',
    '7n',
    'Symbol(key)',
  ]);
});

test('objects, lists, maps and sets show what is in them', () => {
  class Loaf {
    kind = 'rye';
    'best before' = new Date(0);
  }
  expect(textOf({ a: [1, 'x'], b: {} })).toBe('{ a: [1, "x"], b: {} }');
  expect(textOf(new Loaf())).toBe('Loaf { kind: "rye", "best before": 1970-01-01T00:00:00.000Z }');
  expect(textOf(new Map([['rye', { price: 3 }]]))).toBe('Map(1) { "rye" => { price: 3 } }');
  expect(textOf(new Set([1, 2]))).toBe('Set(2) { 1, 2 }');
  expect(textOf(new Uint8Array([1, 2]))).toBe('Uint8Array [1, 2]');
  expect(textOf(Object.create(null))).toBe('{}');
});

test('functions, classes and signals say what they are', () => {
  expect(textOf(function bake() {})).toBe('ƒ bake()');
  expect(textOf(class Oven {})).toBe('class Oven');
  expect(textOf(signal(3))).toContain('3');
});

test('an error has its name, text and cause', () => {
  const error = new RangeError('too hot', { cause: new Error('no thermostat') });
  expect(textOf(error)).toBe('RangeError: too hot\nCaused by: Error: no thermostat');
});

test('cycles, depth, length and objects that throw come to an end', () => {
  const loop: Record<string, unknown> = { name: 'loop' };
  loop.self = loop;
  expect(textOf(loop)).toBe('{ name: "loop", self: [circular] }');
  expect(textOf([[[[[1]]]]])).toBe('[[[[[…]]]]]');
  expect(textOf(Array.from({ length: 102 }, () => 0))).toMatch(/0, … 2 more\]$/);
  expect(textOf('x'.repeat(10_001))).toMatch(/x… \(1 more characters\)$/);
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  expect(textOf({ hostile })).toBe('{ hostile: [unreadable] }');
});

test('a getter is not run because somebody looks', () => {
  let ran = false;
  const object = {
    get price() {
      ran = true;
      return 3;
    },
  };
  expect(textOf(object)).toBe('{ price: (getter) }');
  expect(ran).toBe(false);
});

test('the same object twice is no cycle', () => {
  const loaf = { kind: 'rye' };
  expect(textOf([loaf, loaf])).toBe('[{ kind: "rye" }, { kind: "rye" }]');
});

test('arguments are joined, and placeholders replaced', () => {
  expect(textOfArguments(['a', 1, { b: 2 }])).toBe('a 1 { b: 2 }');
  expect(textOfArguments(['%s costs %d of %o, %f%%', 'rye', 3.7, { a: 1 }, 0.5, 'more'])).toBe(
    'rye costs 3 of { a: 1 }, 0.5% more',
  );
  expect(textOfArguments(['%cstyled', 'color: red'])).toBe('styled');
  expect(textOfArguments(['100%s'])).toBe('100%s');
  expect(textOfArguments([])).toBe('');
});
