import { expect, test } from 'vitest';
import {
  type OlderBuild,
  planUpdate,
  unneededCaches,
  wantedFiles,
} from '../../../src/offline/worker/update-plan.ts';

const older: OlderBuild = {
  build: 'a',
  hashes: new Map([
    ['/', 'h1'],
    ['/guide', 'g1'],
    ['/gone', 'x1'],
    ['/never-visited', 'n1'],
  ]),
  kept: new Set(['/', '/guide', '/gone']),
};

const newer = new Map([
  ['/', 'h2'],
  ['/guide', 'g1'],
  ['/never-visited', 'n1'],
  ['/added', 'z1'],
]);

test('a new build keeps the core, and what the older one does as far as it still exists', () => {
  expect(wantedFiles(newer, ['/'], [older], false)).toEqual(['/', '/guide']);
});

test('it keeps everything where the reader wants that', () => {
  expect(wantedFiles(newer, ['/'], [older], true)).toEqual([...newer.keys()]);
});

test('it keeps the core alone where nothing was kept before', () => {
  expect(wantedFiles(newer, ['/'], [], false)).toEqual(['/']);
});

test('only files that are kept with the very same content are copied; all others are loaded', () => {
  expect(planUpdate([...newer.keys()], newer, [older])).toEqual({
    copy: [['/guide', 'a']],
    fetch: ['/', '/never-visited', '/added'],
  });
});

test('of several builds the one that has the content is copied from', () => {
  const oldest = { build: 'o', hashes: new Map([['/', 'h2']]), kept: new Set(['/']) };
  expect(planUpdate(['/'], newer, [older, oldest]).copy).toEqual([['/', 'o']]);
});

test('caches of other builds go when no page of them is open; all others stay', () => {
  const names = [
    'docs-offline-build-a',
    'docs-offline-build-b',
    'docs-offline-build-c',
    'docs-offline-state',
    'of-another-application',
  ];
  expect(unneededCaches(names, 'b', new Set(['a']))).toEqual(['docs-offline-build-c']);
  expect(unneededCaches(names, 'b', new Set())).toEqual([
    'docs-offline-build-a',
    'docs-offline-build-c',
  ]);
});
