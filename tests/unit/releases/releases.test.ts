import { expect, test } from 'vitest';
import { releaseEntries, releasesFeed, supportWindows } from '../../../src/releases/index.ts';
import { releasesSchema } from '../../../src/schemas/index.ts';

const history = [
  { module: '@angular/core', name: 'a', kind: 'function', majors: [19, 20] },
  { module: '@angular/core', name: 'b', kind: 'function', majors: [20] },
  { module: '@angular/core', name: 'c', kind: 'function', majors: [19] },
  { module: '@angular/core', name: 'd', kind: 'function', majors: [19, 20], deprecatedSince: 20 },
];
const entriesOf = (...releases: { version: string; date: string }[]) =>
  releaseEntries(releases, history, 'Angular');

test('a major release says what it changed in the public names', () => {
  const [entry] = entriesOf({ version: '20.0.0', date: '2025-05-28' });
  expect(entry?.title).toBe('Angular 20.0.0');
  expect(entry?.summary).toContain('1 new names, 1 are gone, and 1 are newly deprecated');
});

test('a major release without data about the one before says nothing of names', () => {
  const [entry] = entriesOf({ version: '19.0.0', date: '2024-11-19' });
  expect(entry?.summary).toBe('A major release.');
});

test('notes are at the tag of the release, which begins with a letter since 2026', () => {
  const urls = entriesOf(
    { version: '21.1.0', date: '2026-01-14' },
    { version: '20.3.0', date: '2025-09-10' },
  ).map(({ url }) => url);
  expect(urls).toEqual([
    'https://github.com/angular/angular/releases/tag/v21.1.0',
    'https://github.com/angular/angular/releases/tag/20.3.0',
  ]);
});

test('the feed is dated by its newest release, and the same every time', () => {
  const entries = entriesOf(
    { version: '20.1.0', date: '2025-07-09' },
    { version: '20.0.0', date: '2025-05-28' },
  );
  const site = { product: 'Angular', origin: 'https://docs.example', language: 'en' };
  const xml = releasesFeed(entries, site);
  expect(xml).toMatch(/<id>https:\/\/docs\.example\/releases\.xml<\/id>/);
  expect(xml.match(/<updated>.*?<\/updated>/g)).toEqual([
    '<updated>2025-07-09T00:00:00.000Z</updated>',
    '<updated>2025-07-09T00:00:00.000Z</updated>',
    '<updated>2025-05-28T00:00:00.000Z</updated>',
  ]);
  expect(releasesFeed(entries, site)).toBe(xml);
});

test.each([
  ['an unknown key', [{ version: '20.0.0', date: '2025-05-28', name: 'x' }]],
  ['a version without its patch', [{ version: '20.0', date: '2025-05-28' }]],
  ['a day that does not exist', [{ version: '20.0.0', date: '2025-02-30' }]],
  [
    'a wrong order',
    [
      { version: '20.0.0', date: '2025-05-28' },
      { version: '20.1.0', date: '2025-07-09' },
    ],
  ],
  ['no release', []],
])('%s is a mistake', (_name, releases) => {
  expect(releasesSchema.safeParse(releases).success).toBe(false);
});

test('releases in order, newest first, are right', () => {
  const releases = [
    { version: '20.1.0', date: '2025-07-09' },
    { version: '20.0.0', date: '2025-05-28' },
  ];
  expect(releasesSchema.safeParse(releases).success).toBe(true);
});

test('a major is supported for six months and twelve more', () => {
  const windows = supportWindows([
    { version: '20.3.0', date: '2025-09-10' },
    { version: '20.0.0', date: '2025-05-28' },
  ]);
  expect(windows).toEqual([
    {
      major: 20,
      released: '2025-05-28',
      newestMinor: '20.3',
      activeUntil: '2025-11-28',
      longTermUntil: '2026-11-28',
    },
  ]);
});
