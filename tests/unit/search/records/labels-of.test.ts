import { expect, test } from 'vitest';
import type { NavigationEntry } from '../../../../src/navigation/index.ts';
import { labelsOf } from '../../../../src/search/records/labels-of.ts';

const entry = (label: string, parent?: NavigationEntry) => ({ label, parent }) as NavigationEntry;

test('an overview also has the name of its group', () => {
  expect(labelsOf(entry('Overview', entry('Signals')))).toEqual(['Signals', 'Overview']);
});

test('a page has its own label; an overview without a group too', () => {
  expect(labelsOf(entry('Pipes', entry('Templates')))).toEqual(['Pipes']);
  expect(labelsOf(entry('Overview'))).toEqual(['Overview']);
  expect(labelsOf(undefined)).toEqual([]);
});
