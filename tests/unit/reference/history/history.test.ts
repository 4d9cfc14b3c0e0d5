import { expect, test } from 'vitest';
import {
  collectHistory,
  type MajorExports,
} from '../../../../src/reference/history/collect-history.ts';
import {
  changesBetween,
  formatName,
  historyOf,
  parseName,
} from '../../../../src/reference/history/history.ts';

const release = (
  major: number,
  names: Record<string, 'kept' | 'deprecated'>,
  module = '@shop/core',
): MajorExports => ({
  major,
  version: `${major}.1.0`,
  modules: new Map([
    [
      module,
      Object.entries(names).map(([name, state]) => ({
        name,
        kind: 'class',
        deprecated: state === 'deprecated',
      })),
    ],
  ]),
});

const data = collectHistory([
  release(18, { Basket: 'kept', Cart: 'deprecated', Till: 'kept' }),
  release(16, { Basket: 'kept', Cart: 'deprecated', Scale: 'kept', Till: 'deprecated' }),
  release(17, { Basket: 'kept', Cart: 'kept', Till: 'deprecated' }),
  release(19, { Basket: 'deprecated', Cart: 'deprecated', Scale: 'kept', Till: 'kept' }),
]);

test('the data names the releases and has a line for each name', () => {
  expect(data).toEqual({
    versions: { '16': '16.1.0', '17': '17.1.0', '18': '18.1.0', '19': '19.1.0' },
    modules: {
      '@shop/core': {
        Basket: 'class 16-19 deprecated 19',
        Cart: 'class 16-19 deprecated 18',
        Scale: 'class 16,19',
        Till: 'class 16-19',
      },
    },
  });
});

test('the order in which releases are read does not matter', () => {
  const reversed = collectHistory([release(17, { Basket: 'kept' }), release(16, { Cart: 'kept' })]);
  const ascending = collectHistory([
    release(16, { Cart: 'kept' }),
    release(17, { Basket: 'kept' }),
  ]);
  expect(JSON.stringify(reversed)).toBe(JSON.stringify(ascending));
});

test.each(['class 16-19 deprecated 19', 'class 16,19', 'function 16-17,19-20', 'pipe 20'])(
  '“%s” is read and written alike',
  (text) => {
    expect(formatName(parseName('@shop/core', 'Name', text))).toBe(text);
  },
);

test('a change is what differs between the two majors, not on the way', () => {
  const history = historyOf(data);
  const names = (from: number, to: number) => {
    const { added, removed, deprecated } = changesBetween(history, from, to);
    const all = { added, removed, deprecated };
    return Object.fromEntries(Object.entries(all).map(([k, v]) => [k, v.map(({ name }) => name)]));
  };
  expect(names(16, 17)).toEqual({ added: [], removed: ['Scale'], deprecated: [] });
  expect(names(17, 19)).toEqual({ added: ['Scale'], removed: [], deprecated: ['Basket', 'Cart'] });
  expect(names(16, 19)).toEqual({ added: [], removed: [], deprecated: ['Basket', 'Cart'] });
});
