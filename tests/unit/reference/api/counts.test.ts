import { beforeAll, expect, test } from 'vitest';
import {
  type ApiEntry,
  type ApiKind,
  apiKinds,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

// The reference of the pinned packages. When they change, the snapshot shows what to review: run Vitest with -u, and read the difference.

let entries: ApiEntry[];
beforeAll(async () => {
  await prepareReference();
  entries = referenceData('api').modules.flatMap((module) => module.entries);
}, 60_000);

/** Kinds that have no declaration in the packages: blocks and elements are articles. */
const written: readonly ApiKind[] = ['block', 'element'];

test('every module has the entries that were reviewed', () => {
  const { counts } = referenceData('api').report;
  const lines = Object.entries(counts).map(
    ([module, kinds]) =>
      `${module}: ${Object.entries(kinds)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ')}`,
  );
  expect(lines).toMatchSnapshot();
});

test('there are at least 918 entries, of all kinds that packages declare', () => {
  expect(entries.length).toBeGreaterThanOrEqual(918);
  const kinds = new Set(entries.map(({ kind }) => kind));
  expect(apiKinds.filter((kind) => !kinds.has(kind))).toEqual(written);
});

test('at least 99 % of the entries link their source', () => {
  const { withSource, withoutSource } = referenceData('api').report;
  expect(withSource + withoutSource.length).toBe(entries.length);
  expect(withSource / entries.length).toBeGreaterThanOrEqual(0.99);
});

test('the marks are those that were reviewed', () => {
  const count = (is: (entry: ApiEntry) => unknown): number => entries.filter(is).length;
  expect({
    deprecated: count(({ deprecated }) => deprecated),
    deprecatedWithVersion: count(({ deprecated }) => deprecated?.version),
    experimental: count(({ stability }) => stability === 'experimental'),
    developerPreview: count(({ stability }) => stability === 'developerPreview'),
    withoutDescription: count(({ description }) => description === undefined),
    aliases: entries.flatMap(({ module, name, aliasOf }) =>
      aliasOf ? [`${module} ${name}: ${aliasOf.module} ${aliasOf.name}`] : [],
    ),
  }).toMatchSnapshot();
});

test('modules and entries are sorted', () => {
  const { modules } = referenceData('api');
  const isSorted = (names: readonly string[]): boolean =>
    names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);
  expect(isSorted(modules.map(({ module }) => module))).toBe(true);
  for (const module of modules) {
    expect(isSorted(module.entries.map(({ name }) => name)), module.module).toBe(true);
  }
});
