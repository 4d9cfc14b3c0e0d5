import { expect, test } from 'vitest';
import type { NavigationEntry } from '../../../../src/navigation/index.ts';
import { labelOf } from '../../../../src/search/records/label-of.ts';

const entry = (label: string, parent?: NavigationEntry) => ({ label, parent }) as NavigationEntry;

test('an overview is called by the name of its group', () => {
  expect(labelOf(entry('Overview', entry('Signals')))).toBe('Signals');
});

test('a page has its own label; an overview without a group too', () => {
  expect(labelOf(entry('Pipes', entry('Templates')))).toBe('Pipes');
  expect(labelOf(entry('Overview'))).toBe('Overview');
  expect(labelOf(undefined)).toBeUndefined();
});
