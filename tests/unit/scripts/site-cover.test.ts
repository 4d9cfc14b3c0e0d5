import { expect, test } from 'vitest';
import { coverOf, readPage } from '../../../scripts/site/index.ts';

const page = (route: string, kinds: string[], cost = 1) => ({ route, kinds, cost });

test('what occurs anywhere occurs on one of the pages, and pages that add nothing are left out', () => {
  const pages = [page('/a', ['p']), page('/b', ['p', 'q', 'r']), page('/c', ['r', 's'])];
  expect(coverOf(pages)).toEqual(['/b', '/c']);
  expect(coverOf(pages.toReversed())).toEqual(['/b', '/c']);
});

test('cheap pages come before a dear one that has the same', () => {
  expect(coverOf([page('/all', ['p', 'q'], 9), page('/a', ['p']), page('/b', ['q'])])).toEqual([
    '/a',
    '/b',
  ]);
});

test('no pages have nothing to cover', () => {
  expect(coverOf([])).toEqual([]);
});

const kindsOf = (main: string) => readPage('a.html', `<main>${main}</main>`).kinds;
const plain = kindsOf('<p class="a">One</p>');

test('other words and more of the same are the same kinds', () => {
  expect(kindsOf('<p class="a" id="x">Two</p><p class="a">Three</p>')).toEqual(plain);
  const drawing = (x: number) => kindsOf(`<svg viewBox="0 0 ${x} 9"><rect x="${x}" /></svg>`);
  expect(drawing(1)).toEqual(drawing(2));
});

for (const [what, main] of Object.entries({
  'a class': '<p class="b">One</p>',
  'no words': '<p class="a"></p>',
  'a child': '<p class="a"><b>One</b></p>',
  'another place': '<div><p class="a">One</p></div>',
  'a style': '<p class="a" style="color: gray">One</p>',
})) {
  test(`${what} makes another kind`, () => {
    expect(kindsOf(main)).not.toEqual(plain);
  });
}
