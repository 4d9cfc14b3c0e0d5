import { expect, test } from 'vitest';
import { rankTexts, rankTitles } from '../../../../src/search/embedded/merge.ts';
import type { TextMatch } from '../../../../src/search/embedded/pagefind.ts';
import { rankPages } from '../../../../src/search/embedded/rank-pages.ts';
import type { TitleMatch } from '../../../../src/search/titles/titles-index.ts';

const found = (...ids: string[]) => ids.map((id, index) => ({ id, score: 10 - index }));

test('a page with all words comes before pages that have one of them better', () => {
  const ranked = rankPages([found('a', 'both'), found('b', 'both')], 2);
  expect(ranked.map(({ id }) => id)).toEqual(['both', 'a', 'b']);
});

test('a rare word says more than a frequent one', () => {
  const frequent = found(...Array.from({ length: 9 }, (_, index) => `page${index}`));
  expect(rankPages([frequent, found('rare')], 2)[0]?.id).toBe('rare');
});

const title = (route: string, score: number, more: Partial<TitleMatch> = {}) =>
  ({ page: { route }, score, exact: false, coverage: 1, ...more }) as TitleMatch;
const text = (url: string, score: number) => ({ hit: { url }, score }) as TextMatch;
const equally = () => 1;

const routesOf = (titles: readonly TitleMatch[]) => titles.map(({ page }) => page.route);

test('what the query names comes first, whatever the score of others', () => {
  const matches = [title('/guide/y', 9), title('/api/x', 5, { exact: true }), title('/api/y', 4)];
  const { first } = rankTitles(matches);
  expect(routesOf(first)).toEqual(['/api/x', '/guide/y', '/api/y']);
});

test('a page whose names have too few of the words comes last', () => {
  const { first, others } = rankTitles([title('/some', 9, { coverage: 0.3 }), title('/all', 5)]);
  expect([routesOf(first), routesOf(others)]).toEqual([['/all'], ['/some']]);
});

test('of the texts, only those of other pages follow', () => {
  const texts = [text('/a#x', 9), text('/b#y', 5), text('/c', 7)];
  const found = rankTexts(texts, [title('/a', 1)], equally);
  expect(found.map(({ hit }) => hit.url)).toEqual(['/c', '/b#y']);
});

test('of texts that fit equally well, those that readers mean more often come first', () => {
  const found = rankTexts([text('/api/y', 5), text('/guide/y', 5)], [], (route) =>
    route.startsWith('/guide') ? 2 : 1,
  );
  expect(found.map(({ hit }) => hit.url)).toEqual(['/guide/y', '/api/y']);
});
