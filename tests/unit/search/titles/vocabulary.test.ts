import { describe, expect, test } from 'vitest';
import { differsByOne, Vocabulary } from '../../../../src/search/titles/vocabulary.ts';

function vocabulary(...words: string[]): Vocabulary {
  const known = new Vocabulary();
  for (const word of words) known.add(word);
  return known;
}

describe('a typo is', () => {
  test.each([
    ['a wrong letter', 'componeot', 'component'],
    ['a missing letter', 'componnt', 'component'],
    ['a letter too many', 'compoonent', 'component'],
    ['two swapped letters', 'copmonent', 'component'],
  ])('%s', (_, typed, meant) => {
    expect(differsByOne(typed, meant)).toBe(true);
    expect(vocabulary('component').correct(typed)).toBe('component');
  });

  test.each([
    ['the word itself', 'component', 'component'],
    ['two wrong letters', 'conponeot', 'component'],
    ['two letters too many', 'coomponnent', 'component'],
  ])('not %s', (_, typed, meant) => {
    expect(differsByOne(typed, meant)).toBe(false);
  });
});

test('in a sentence, only the unknown words are replaced', () => {
  const known = vocabulary('data', 'child', 'parent');
  expect(known.correct('data from child to paent')).toBe('data from child to parent');
});

test('parts of identifiers are corrected in their places', () => {
  expect(vocabulary('provide', 'router').correct('proviideRou')).toBe('provideRou');
});

test('a part of an identifier keeps its case, also where it is too short to be corrected by itself', () => {
  expect(vocabulary('signal').correct('toSigoal')).toBe('toSignal');
  const known = vocabulary('canactivatefn', 'activate', 'fakeasync', 'async');
  expect(known.correct('CnActivateFn')).toBe('CanActivateFn');
  expect(known.correct('fkeAsync')).toBe('fakeAsync');
});

test('the last word may be unfinished, with or without a typo, and remains so', () => {
  const known = vocabulary('renderer');
  expect(known.correct('rende')).toBeUndefined();
  expect(known.correct('rendfre')).toBe('rendere');
});

test('of several neighbours the most frequent one is meant', () => {
  expect(vocabulary('route', 'route', 'rouse').correct('roufe')).toBe('route');
});

test('known words, short ones and those without a neighbour stay', () => {
  const known = vocabulary('signal', 'for');
  expect(known.correct('signals')).toBeUndefined();
  expect(known.correct('fot')).toBeUndefined();
  expect(known.correct('xylophone')).toBeUndefined();
});

test('a query is no typo where half of its words mean nothing', () => {
  const known = vocabulary('query', 'signal');
  expect(known.correct('qwery')).toBe('query');
  expect(known.correct('hgfdsa qwery')).toBeUndefined();
  expect(known.correct('hgfdsa signal qwery')).toBe('hgfdsa signal query');
});
