import { expect, test } from 'vitest';
import type { SearchRecord } from '../../../../src/search/hit.ts';
import { makeTitles } from '../../../../src/search/records/make-titles.ts';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function record(url: string, texts: readonly string[], more: Partial<SearchRecord> = {}) {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null] = texts;
  const type = `lvl${texts.length - 1}` as SearchRecord['type'];
  const hierarchy = { ...none, lvl0, lvl1, lvl2, lvl3 };
  return { objectID: url, url, type, hierarchy, content: null, ...more } as SearchRecord;
}

test('a page has its title, its names and its headings; fragments that follow from the text are left out', () => {
  const page = record('/guide/a', ['Docs', 'A'], { description: 'About A.', aliases: ['Alpha'] });
  const records = [
    page,
    record('/guide/a#read-it', ['Docs', 'A', 'Read it']),
    record('/guide/a#by-hand', ['Docs', 'A', 'Other']),
  ];
  expect(makeTitles(records)).toEqual({
    areas: ['Docs'],
    pages: [
      {
        route: '/guide/a',
        area: 0,
        title: 'A',
        description: 'About A.',
        aliases: ['Alpha'],
        headings: [['Read it'], ['Other', 'by-hand']],
      },
    ],
  });
});

test('forms of a code are no names of its page: the search knows them', () => {
  const aliases = ['MISSING_CONTEXT', '0203', 'NG203', '203'];
  const { pages } = makeTitles([
    record('/errors/NG0203', ['Reference', 'NG0203'], { aliases, terms: ['context'] }),
  ]);
  expect(pages[0]?.aliases).toEqual(['MISSING_CONTEXT']);
  expect(pages[0]?.terms).toEqual(['context']);
});

test('what an entry inherits is a member without a place of its own', () => {
  const { pages } = makeTitles([
    record('/api/core/ViewRef', ['Reference', 'ViewRef'], { members: ['destroy', 'detach'] }),
    record('/api/core/ViewRef#destroy', ['Reference', 'ViewRef', 'Members', 'destroy']),
    record('/api/core/ViewRef#detach', ['Reference', 'ViewRef', 'Inherited members', 'detach']),
  ]);
  expect(pages[0]?.headings).toEqual([['destroy']]);
  expect(pages[0]?.members).toEqual(['detach']);
});

test('a section that many pages have names none of them; a member of many pages does', () => {
  const { pages } = makeTitles(
    Array.from({ length: 21 }, (_, index) => `/api/core/Entry${index}`).flatMap((route) => [
      record(route, ['Reference', route]),
      record(`${route}#members`, ['Reference', route, 'Members']),
      record(`${route}#name`, ['Reference', route, 'Members', 'name']),
    ]),
  );
  expect(pages[0]?.headings).toEqual([['name']]);
});
