import { expect, test } from 'vitest';
import { filesFor, type OfflineManifest, sectionLimit } from '../../../src/offline/manifest.ts';
import { manifestOf } from './build.ts';

test('a visit keeps the page first, then its section, then the Markdown that there is', () => {
  expect(filesFor(manifestOf(), '/guide/signals/resource')).toEqual([
    '/guide/signals/resource',
    '/guide/signals',
    '/guide/signals.md',
  ]);
});

function sectionOfSize(count: number): OfflineManifest {
  const names = Array.from({ length: count }, (_, index) => [`/errors/NG${index}`, 'hash']);
  return { ...manifestOf(), sections: [{ title: 'Errors', pages: Object.fromEntries(names) }] };
}

test('a section of the greatest size is kept as a whole, of a greater one only what is visited', () => {
  expect(filesFor(sectionOfSize(sectionLimit), '/errors/NG3')).toHaveLength(sectionLimit);
  expect(filesFor(sectionOfSize(sectionLimit + 1), '/errors/NG3')).toEqual(['/errors/NG3']);
});

test.each(['/no-such-page', '/404', '/constructor'])('nothing is kept for %s', (page) => {
  expect(filesFor(manifestOf(), page)).toEqual([]);
});
