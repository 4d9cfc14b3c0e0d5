import { beforeAll, expect, test } from 'vitest';
import { titles } from '../../../../src/reference/errors/titles.ts';
import {
  type ErrorCode,
  nameInWords,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

let codes: readonly ErrorCode[];
beforeAll(async () => {
  await prepareReference();
  codes = referenceData('errors').codes;
}, 120_000);

test.each([
  ['MISSING_INJECTION_CONTEXT', 'Missing injection context'],
  ['COMPAREWITH_NOT_A_FN', 'compareWith is not a function'],
  ['MISSING_ZONEJS', 'Missing Zone.js'],
  ['UNEXPECTED_SRC_ATTR', 'Unexpected src attribute'],
  ['INVALID_ROUTE_CONFIG', 'Invalid route configuration'],
])('%s reads %s', (name, title) => {
  expect(nameInWords(name)).toBe(title);
});

test('each title of ours is that of an error', () => {
  const names = new Set(codes.map(({ name }) => name));
  expect(Object.keys(titles).filter((name) => !names.has(name))).toEqual([]);
});

test('no title has a part of a name that is no word', () => {
  const titlesOfCodes = codes.map(({ name }) => nameInWords(name));
  const parts = /\b(?:fn|ctor|ctx|attr|param|config|img|defs?|ng|ref|tcb|timedout|builtin)s?\b/;
  expect(titlesOfCodes.filter((title) => parts.test(title))).toEqual([]);
});
