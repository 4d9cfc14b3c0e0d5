import { expect, test } from 'vitest';
import { merge } from '../../../../src/search/embedded/merge.ts';
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

const title = (route: string, score: number, exact = false) =>
  ({ page: { route }, score, exact }) as TitleMatch;
const text = (url: string, score: number) => ({ hit: { url }, score }) as TextMatch;
const routes = (candidates: ReturnType<typeof merge>) =>
  candidates.map(({ title, text }) => title?.page.route ?? text?.hit.url);
const equally = () => 1;

test('what the query names stays first, so that a list shown before is its start', () => {
  const named = [title('/a', 9000, true), title('/b', 8000, true)];
  const first = merge(named, [], equally);
  const later = merge([...named, title('/c', 5)], [text('/d#x', 3)], equally);
  expect(routes(later).slice(0, 2)).toEqual(routes(first));
});

test('a page that was found twice is one', () => {
  const merged = merge([title('/a', 10), title('/b', 9)], [text('/b#x', 7)], equally);
  expect(routes(merged)).toEqual(['/b', '/a']);
});

test('of pages that fit equally well, the one that readers mean more often comes first', () => {
  const merged = merge([], [text('/api/x', 5), text('/guide/x', 5)], (route) =>
    route.startsWith('/guide') ? 2 : 1,
  );
  expect(routes(merged)).toEqual(['/guide/x', '/api/x']);
});
