import { expect, test } from 'vitest';
import { entryModel, isBareEnum } from '../../../../src/components/reference/api/entry-model.ts';
import type { ApiEntry, ApiMember } from '../../../../src/reference/index.ts';

const value = (name: string, description?: string): ApiMember => ({
  name,
  kind: 'enumItem',
  value: '0',
  ...(description && { description }),
});

const enumOf = (...members: ApiMember[]): ApiEntry => ({
  module: '@angular/core',
  package: '@angular/core',
  name: 'Size',
  kind: 'enum',
  members,
});

const headings = (api: ApiEntry, hasExample?: boolean): string[] => {
  const place = {
    address: '/api/core/Size',
    module: api.module,
    name: api.name,
    kind: api.kind,
    api,
  };
  return entryModel(place, api, new Set(), hasExample).headings.map(({ text }) => text);
};

test('an enum is bare while nothing is known of its values but their names', () => {
  expect(isBareEnum(enumOf(value('SMALL'), value('LARGE')))).toBe(true);
  expect(isBareEnum(enumOf(value('SMALL'), value('LARGE', 'Fits all.')))).toBe(false);
});

test('values that have no cards are not in the list of contents', () => {
  expect(headings(enumOf(value('SMALL')))).toEqual(['API', 'Values']);
  expect(headings(enumOf(value('SMALL', 'Fits few.')))).toEqual(['API', 'Values', 'SMALL']);
});

test('an example of ours stands before the declaration', () => {
  expect(headings(enumOf(value('SMALL')), true)).toEqual(['Example', 'API', 'Values']);
});
