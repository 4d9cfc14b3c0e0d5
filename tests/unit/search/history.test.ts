import { describe, expect, test } from 'vitest';
import {
  favoritesOf,
  formatHistory,
  type History,
  type Opened,
  openedOf,
  parseHistory,
  recentLimit,
  recentOf,
  withFavorite,
  withOpened,
  without,
} from '../../../src/search/history.ts';

const page = (url: string): Opened => ({ id: url, label: `Page ${url}`, subLabel: null, url });

/** A history in which these pages were opened one after the other, from the time 1 on. */
const opened = (...urls: readonly string[]): History =>
  urls.reduce<History>((history, url, index) => withOpened(history, page(url), index + 1), []);

const urls = (history: History) => history.map(({ url }) => url);

describe('recent results', () => {
  test('the newest comes first', () => {
    expect(urls(recentOf(opened('/a', '/b')))).toEqual(['/b', '/a']);
  });

  test('one that is opened again moves to the front', () => {
    expect(urls(recentOf(opened('/a', '/b', '/a')))).toEqual(['/a', '/b']);
  });

  test('beyond the limit the oldest goes', () => {
    const many = Array.from({ length: recentLimit + 1 }, (_, index) => `/${index}`);
    const recent = urls(recentOf(opened(...many)));
    expect(recent).toHaveLength(recentLimit);
    expect(recent).not.toContain('/0');
  });

  test('opening one again at the limit drops none', () => {
    const many = Array.from({ length: recentLimit }, (_, index) => `/${index}`);
    const recent = urls(recentOf(opened(...many, '/0')));
    expect(recent).toHaveLength(recentLimit);
    expect(recent[0]).toBe('/0');
  });

  test('they keep no marks', () => {
    const text = [
      { text: 'with ', marked: false },
      { text: 'signals', marked: true },
    ];
    expect(
      openedOf({
        id: '1',
        type: 'doc',
        url: '/a',
        label: text,
        subLabel: text,
        content: text,
        package: null,
        category: 'Docs',
      }),
    ).toEqual({ id: '1', url: '/a', label: 'with signals', subLabel: 'with signals' });
  });
});

describe('favorites', () => {
  const history = withFavorite(opened('/a', '/b', '/c'), '/a', 10);

  test('a recent result becomes one, as of then', () => {
    expect(urls(favoritesOf(history))).toEqual(['/a']);
    expect(urls(recentOf(history))).toEqual(['/c', '/b']);
    expect(favoritesOf(history)[0]?.createdAt).toBe(10);
    expect(urls(favoritesOf(withFavorite(history, '/b', 11)))).toEqual(['/b', '/a']);
  });

  test('opening one changes nothing', () => {
    expect(withOpened(history, page('/a'), 20)).toEqual(history);
  });

  test('they do not count for the limit', () => {
    const many = Array.from({ length: recentLimit }, (_, index) => `/${index}`);
    const full = many.reduce<History>((all, url) => withOpened(all, page(url), 20), history);
    expect(recentOf(full)).toHaveLength(recentLimit);
    expect(urls(favoritesOf(full))).toEqual(['/a']);
  });

  test('an item of either list can be removed', () => {
    expect(urls(recentOf(without(history, '/b')))).toEqual(['/c']);
    expect(favoritesOf(without(history, '/a'))).toEqual([]);
  });
});

describe('storage', () => {
  test('what is written is read', () => {
    const history = withFavorite(opened('/a', '/b'), '/a', 10);
    const read = parseHistory(formatHistory(history));
    expect(recentOf(read)).toEqual(recentOf(history));
    expect(favoritesOf(read)).toEqual(favoritesOf(history));
  });

  test('the form is the one that the specification names', () => {
    expect(JSON.parse(formatHistory(opened('/a')))).toEqual([
      {
        id: '/a',
        labelHtml: 'Page /a',
        subLabelHtml: null,
        url: '/a',
        isFavorite: false,
        createdAt: 1,
      },
    ]);
  });

  test('what is no history is none', () => {
    for (const stored of ['', 'null', '{', '{}', '7', '"x"', '[null, 1, "x", [], {}]']) {
      expect(parseHistory(stored)).toEqual([]);
    }
  });

  test('addresses lead to pages of this site, whatever is stored', () => {
    const item = (url: unknown) => ({ labelHtml: 'x', url });
    const stored = ['javascript:alert(1)', '//evil.example', 7, 'https://evil.example/a'].map(item);
    expect(urls(parseHistory(JSON.stringify(stored)))).toEqual(['/', '/a']);
  });

  test('of items with one address the first counts, and the limit holds', () => {
    const item = (url: string, createdAt: number) => ({ labelHtml: 'x', url, createdAt });
    const many = Array.from({ length: 30 }, (_, index) => item(`/${index}`, index));
    const read = parseHistory(JSON.stringify([item('/29', 99), ...many]));
    expect(read).toHaveLength(recentLimit);
    expect(read[0]).toMatchObject({ url: '/29', createdAt: 99 });
  });
});
