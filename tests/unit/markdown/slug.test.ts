import { describe, expect, test } from 'vitest';
import { headingSlug, uniqueSlugs } from '../../../src/markdown/index.ts';

describe('headingSlug', () => {
  test.each([
    ['Local template variables with @let', 'local-template-variables-with-let'],
    ['<h1> query / test', 'h1-query---test'],
    ['CSS class and style property bindings', 'css-class-and-style-property-bindings'],
    ['a & b', 'a--b'],
    ['Say "yes"', 'say-yes'],
    ['*ngIf and ngFor', 'ngif-and-ngfor'],
    ['Über größe', 'über-größe'],
    ['信号 入門', '信号-入門'],
    ['Zone.js 0.15', 'zonejs-015'],
    ['snake_case', 'snakecase'],
    ['  trimmed\tand tabbed ', 'trimmed-and-tabbed'],
    ['⚠️ Careful', '-careful'],
    ['re-export', 're-export'],
  ])('%s', (text, slug) => {
    expect(headingSlug(text)).toBe(slug);
  });

  test('a letter is the same however it is composed', () => {
    expect(headingSlug('cafe\u0301')).toBe(headingSlug('caf\u00e9'));
  });

  test.each(['', '???', ' - / - '])('gives nothing for %j', (text) => {
    expect(headingSlug(text)).toBe('');
  });
});

describe('uniqueSlugs', () => {
  test('repeats are numbered from 1', () => {
    const unique = uniqueSlugs();
    expect(['a', 'a', 'b', 'a'].map(unique)).toEqual(['a', 'a-1', 'b', 'a-2']);
  });

  test('a number that a heading has by itself is not given out again', () => {
    const unique = uniqueSlugs();
    expect(['a-1', 'a', 'a', 'a-1'].map(unique)).toEqual(['a-1', 'a', 'a-2', 'a-1-1']);
  });

  test('ids in use elsewhere are left alone', () => {
    expect(uniqueSlugs(['example-1'])('example-1')).toBe('example-1-1');
  });
});
