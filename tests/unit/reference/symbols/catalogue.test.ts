import { expect, test } from 'vitest';
import {
  apiNavigation,
  apiRoutes,
  entriesAt,
  marksOf,
  uniqueLabel,
} from '../../../../src/reference/index.ts';
import { entry, smallCatalogue } from './small-api.ts';

const catalogue = smallCatalogue();
const find = (address: string) => {
  const [first] = entriesAt(address, catalogue);
  if (!first) throw new Error(`${address} is not in the catalogue`);
  return first;
};

test('modules are in the order of their labels, and globals are last', () => {
  expect(catalogue.map(({ label }) => label)).toEqual([
    'animations',
    'common/http',
    'core',
    'window.ng globals',
  ]);
});

test('names are in alphabetical order without regard to case or to the @ of blocks', () => {
  const core = catalogue.find(({ label }) => label === 'core');
  expect(core?.entries.map(({ name }) => name)).toEqual([
    '@if',
    'Input',
    'input',
    'Old',
    'Testability',
  ]);
});

test('each entry has the address of its module and name', () => {
  expect(apiRoutes(catalogue)).toEqual([
    '/api/animations/state',
    '/api/common/http/Testability',
    '/api/core/@if',
    '/api/core/Input',
    '/api/core/input',
    '/api/core/Old',
    '/api/core/Testability',
    '/api/core/globals/getComponent',
  ]);
});

test('the navigation has a group for each module', () => {
  const [animations] = apiNavigation(catalogue);
  expect(animations).toEqual({
    label: 'animations',
    children: [{ label: 'state', path: '/api/animations/state' }],
  });
});

test('a page has the entries that a host which ignores case cannot tell apart, its own first', () => {
  const names = (address: string) => entriesAt(address, catalogue).map(({ name }) => name);
  expect(names('/api/core/Input')).toEqual(['Input', 'input']);
  expect(names('/api/core/input')).toEqual(['input', 'Input']);
  expect(names('/api/core/Old')).toEqual(['Old']);
});

test('a name of several modules is told apart in titles', () => {
  expect(uniqueLabel(find('/api/core/Testability'), catalogue)).toBe('Testability (@angular/core)');
  expect(uniqueLabel(find('/api/core/Old'), catalogue)).toBe('Old');
});

test('an overloaded function is deprecated only if all overloads are', () => {
  const deprecated = { version: '19', reason: 'Use the other.' };
  const place = (signatures: Parameters<typeof entry>[2]) => {
    const api = entry('@angular/core', 'f', { kind: 'function', ...signatures });
    return { ...find('/api/core/Old'), api };
  };
  const old = { parameters: [], deprecated };
  expect(marksOf(place({ signatures: [old, old] })).deprecated).toEqual(deprecated);
  expect(marksOf(place({ signatures: [old, { parameters: [] }] })).deprecated).toBeUndefined();
});
