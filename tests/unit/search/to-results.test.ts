import { describe, expect, test } from 'vitest';
import { marks, type SearchHit } from '../../../src/search/hit.ts';
import type { MarkedText } from '../../../src/search/result.ts';
import { toResults } from '../../../src/search/to-results.ts';
import { hierarchyOf, marked, pageHit } from './hits.ts';

const resultOf = (changes: Partial<SearchHit>) => toResults([pageHit(changes)])[0];
const urlOf = (url: unknown) => resultOf({ url: url as string })?.url;

describe('which hits become rows', () => {
  test('a hit without an address is dropped', () => {
    for (const url of ['', ' ', undefined, null, 7, {}]) expect(urlOf(url)).toBeUndefined();
  });

  test('an address that leads to no page is dropped', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', 'https://']) {
      expect(urlOf(url)).toBeUndefined();
    }
  });

  test('of hits with one address the first stays', () => {
    const results = toResults([
      pageHit({ objectID: 'a', url: 'https://a.example/x/' }),
      pageHit({ objectID: 'b', url: '/x' }),
      pageHit({ objectID: 'c', url: '/x#y' }),
    ]);
    expect(results.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('a paragraph needs a snippet', () => {
    expect(resultOf({ type: 'content' })).toBeUndefined();
    const content = { value: marked('reads a signal', 'signal'), matchLevel: 'none' } as const;
    expect(resultOf({ type: 'content', _snippetResult: { content } })).toBeDefined();
  });

  test('a heading needs a match of its own', () => {
    const hierarchy = hierarchyOf('Docs', 'Signals', 'Effects');
    const lvl1 = { value: marked('Signals', 'Signals'), matchLevel: 'full' } as const;
    const hit = { type: 'lvl2', hierarchy } as const;
    const withLevel = (matchLevel: 'none' | 'partial' | 'full') =>
      resultOf({
        ...hit,
        _snippetResult: { hierarchy: { lvl1, lvl2: { value: 'Effects', matchLevel } } },
      });
    expect(withLevel('none')).toBeUndefined();
    expect(withLevel('partial')).toBeDefined();
    expect(withLevel('full')).toBeDefined();
    expect(resultOf({ ...hit, _snippetResult: { hierarchy: { lvl1 } } })).toBeUndefined();
    expect(resultOf({ ...hit, _snippetResult: undefined })).toBeUndefined();
  });

  test('rows keep the order of the hits', () => {
    const urls = ['/c', '/a', '/b'];
    expect(toResults(urls.map((url) => pageHit({ url }))).map(({ url }) => url)).toEqual(urls);
  });
});

describe('the address of a row', () => {
  test('has neither origin nor final slash, and keeps its fragment', () => {
    expect(urlOf('https://docs.example/guide/forms/#events')).toBe('/guide/forms#events');
    expect(urlOf('https://docs.example')).toBe('/');
    expect(urlOf('/guide/forms/')).toBe('/guide/forms');
    expect(urlOf('/api?query=x#y')).toBe('/api?query=x#y');
  });

  test('stays on this site', () => {
    for (const url of [
      '//evil.example/x',
      '/\\evil.example/x',
      'https://a.example//evil.example/x',
    ]) {
      expect(urlOf(url)).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('the texts of a row', () => {
  test('matches are parts of their own', () => {
    expect(resultOf({})?.label).toEqual([
      { text: 'Reactivity with ', marked: false },
      { text: 'signals', marked: true },
    ]);
  });

  test('marks without a partner leave no trace', () => {
    const value = `${marks.after}a${marks.before}b`;
    const label = resultOf({
      _snippetResult: { hierarchy: { lvl1: { value, matchLevel: 'full' } } },
    })?.label;
    expect(label).toEqual([
      { text: 'a', marked: false },
      { text: 'b', marked: true },
    ]);
  });

  test('the heading is the deepest of the levels 4, 3 and 2 that matches', () => {
    const hierarchy = hierarchyOf('Docs', 'Page', 'Two', 'Three', 'Four');
    const none = { value: 'x', matchLevel: 'none' } as const;
    const match = { value: 'y', matchLevel: 'full' } as const;
    const subLabel = (lvl2: object, lvl3: object, lvl4: object) =>
      resultOf({
        type: 'content',
        hierarchy,
        _snippetResult: { hierarchy: { lvl2, lvl3, lvl4 }, content: match },
      } as Partial<SearchHit>)?.subLabel?.[0]?.text;
    expect(subLabel(match, none, { value: 'deep', matchLevel: 'partial' })).toBe('deep');
    expect(subLabel({ value: 'two', matchLevel: 'full' }, none, none)).toBe('two');
    expect(subLabel(none, none, none)).toBe('Three');
    expect(resultOf({ hierarchy: hierarchyOf('Docs', 'Page', 'Two') })?.subLabel?.[0]?.text).toBe(
      'Two',
    );
    expect(resultOf({})?.subLabel).toBeNull();
  });

  test('only entries of the reference name their package', () => {
    const hierarchy = hierarchyOf('Reference', 'HttpClient');
    const packageOf = (url: string) => resultOf({ url, hierarchy })?.package;
    expect(packageOf('/api/common/http/HttpClient#get')).toBe('@angular/common/http');
    expect(packageOf('https://a.example/api/core/signal/')).toBe('@angular/core');
    expect(packageOf('/api')).toBeNull();
    expect(packageOf('/cli/build')).toBeNull();
    expect(resultOf({ url: '/api/core/signal' })?.package).toBeNull();
  });

  test('the category is the area, and that of tutorials shows code', () => {
    expect(resultOf({})).toMatchObject({ category: 'Docs', type: 'doc' });
    expect(resultOf({ hierarchy: hierarchyOf('Tutorials', 'x') })).toMatchObject({
      category: 'Tutorials',
      type: 'code',
    });
  });
});

describe('hostile indexes', () => {
  /** A sequence of numbers that is the same in every run. */
  function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return Math.floor((state / 4_294_967_296) * below);
    };
  }

  const nasty: readonly unknown[] = [
    '<img src=x onerror=alert(1)>',
    '</a><script>alert(1)</script>',
    '"><svg/onload=alert(1)>',
    `${marks.before}<b>${marks.after}</b>`,
    `${marks.after}${marks.after}x${marks.before}`,
    '&lt;img&gt;',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example/x',
    '/\t/evil.example',
    '/\\evil.example',
    'https://docs.example//evil.example/',
    'https://docs.example/a/../..//evil.example',
    'https://user:secret@docs.example/a b#<script>',
    'data:text/html,<script>alert(1)</script>',
    '\u202Etxet',
    '__proto__',
    'a'.repeat(10_000),
    '',
    null,
    undefined,
    0,
    Number.NaN,
    true,
    [],
    ['<img>'],
    {},
    { toString: 'x' },
    () => 'x',
  ];
  const shapes = ['lvl0', 'lvl1', 'lvl2', 'lvl4', 'lvl6', 'content', '__proto__', '<b>', null];
  const matchLevels = ['none', 'partial', 'full', '<b>', null];

  function hostileHit(next: (below: number) => number): SearchHit {
    const pick = (from: readonly unknown[]) => from[next(from.length)];
    const snippet = () =>
      next(6) === 0 ? pick(nasty) : { value: pick(nasty), matchLevel: pick(matchLevels) };
    const texts = (value: () => unknown) =>
      next(10) === 0
        ? pick(nasty)
        : Object.fromEntries(
            ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4'].map((level) => [level, value()]),
          );
    return {
      objectID: pick(nasty),
      url:
        next(3) === 0
          ? pick(nasty)
          : `https://docs.example/page-${next(5000)}${pick(nasty.filter((text) => typeof text === 'string'))}`,
      type: pick(shapes),
      hierarchy: texts(() => pick(nasty)),
      content: pick(nasty),
      _snippetResult:
        next(10) === 0 ? pick(nasty) : { hierarchy: texts(snippet), content: snippet() },
    } as unknown as SearchHit;
  }

  const isMarkedText = (parts: MarkedText | null) =>
    parts === null ||
    parts.every(
      ({ text, marked }) =>
        typeof text === 'string' &&
        typeof marked === 'boolean' &&
        !text.includes(marks.before) &&
        !text.includes(marks.after),
    );

  test('1,000 of their hits become rows of text that lead to pages of this site', () => {
    const next = numbers(20);
    const hits = Array.from({ length: 1000 }, () => hostileHit(next));
    const results = toResults(hits);
    expect(results.length).toBeGreaterThan(100);
    for (const { id, url, type, label, subLabel, content, category, ...rest } of results) {
      expect(new URL(url, 'https://here.example').origin).toBe('https://here.example');
      expect(url).toMatch(/^\/(?![/\\\t\n])/);
      expect([typeof id, typeof category]).toEqual(['string', 'string']);
      expect(['code', 'doc']).toContain(type);
      expect([label, subLabel, content].every(isMarkedText)).toBe(true);
      expect(rest.package === null || typeof rest.package === 'string').toBe(true);
    }
    expect(new Set(results.map(({ url }) => url)).size).toBe(results.length);
  });
});
