import { expect, test } from 'vitest';
import {
  packTitles,
  type TitlesFile,
  unpackTitles,
} from '../../../../src/search/titles/titles-file.ts';

test('packed titles are the same when they are unpacked', () => {
  const file: TitlesFile = {
    areas: ['Docs', 'Reference'],
    pages: [
      { route: '/guide/a', area: 0, title: 'A', description: '', headings: [['B'], ['C', 'd']] },
      {
        route: '/api/b',
        area: 1,
        title: 'B',
        description: 'About B.',
        aliases: ['b'],
        popularity: 3,
        deprecated: true,
      },
    ],
  };
  expect(unpackTitles(JSON.parse(JSON.stringify(packTitles(file))))).toEqual(file);
});
