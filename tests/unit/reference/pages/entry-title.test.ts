import { beforeAll, expect, test } from 'vitest';
import { entryTitle } from '../../../../src/components/reference/api/entry-title.ts';
import { catalogue, prepareReference } from '../../../../src/reference/index.ts';

beforeAll(() => prepareReference());

const titleOf = (address: string) => {
  const place = catalogue()
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.address === address);
  if (!place) throw new Error(`There is no ${address}.`);
  return entryTitle(place);
};

test('an entry says its state, and the major that brought it to its package', () => {
  expect(titleOf('/api/core/input')).toMatchObject({ origin: '@angular/core', introduced: 17 });
  expect(titleOf('/api/core/linkedSignal').introduced).toBe(19);
});

test('an entry that is as old as what is known of history names no version', () => {
  expect(titleOf('/api/common/NgIf')).toMatchObject({ kind: 'Directive', tone: 'caution' });
  expect(titleOf('/api/common/NgIf').introduced).toBeUndefined();
});
