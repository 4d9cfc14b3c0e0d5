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
      { route: '/', area: 0, title: 'Home', description: 'Home of all.' },
      {
        route: '/errors/NG0203',
        area: 1,
        title: 'NG0203: No context',
        description: 'NG0203, reported by core: No context. No context means that …',
        messages: ['{} needs a context', 'NG0203 too'],
        terms: ['injection context'],
      },
    ],
  };
  expect(unpackTitles(JSON.parse(JSON.stringify(packTitles(file))))).toEqual(file);
});

test('what an address says is not downloaded again', () => {
  const name = 'provideSomethingLong';
  const page = { route: `/api/core/${name}`, area: 0, title: name, description: `${name} is new.` };
  const packed = JSON.stringify(packTitles({ areas: ['Reference'], pages: [page] }));
  expect(packed.split(name)).toHaveLength(2);
});
