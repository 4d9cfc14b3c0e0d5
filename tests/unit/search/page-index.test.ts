import { expect, test } from 'vitest';
import { loadNavigation, publishedRoutes } from '../../../src/navigation/index.ts';
import { pageIndex } from '../../../src/pages/_page-index.ts';

const groups = pageIndex(await loadNavigation());
const pages = groups.flatMap((group) => group.pages);

test('the index has every page once, but itself and those that stand in for others', () => {
  const expected = [...publishedRoutes()].filter(
    (route) => !/^\/(?:search|404|offline)$/.test(route),
  );
  expect(pages.map(({ route }) => route).toSorted()).toEqual(expected.toSorted());
});

test('every group is in the order of the alphabet, without regard to case', () => {
  const ids = ['docs', 'reference', 'commands', 'errors', 'api', 'site'];
  expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  for (const group of groups) {
    const names = group.pages.map(({ label }) => label.replace(/^[@$_ɵ]+/, ''));
    const sorted = names.toSorted(
      new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare,
    );
    expect(names).toEqual(sorted);
  }
});

test('no two pages of a group have one label', () => {
  for (const group of groups) {
    const labels = group.pages.map(({ label }) => label);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  }
  const lastSteps = pages.filter(({ label }) => label.startsWith('Next steps'));
  expect(lastSteps.map(({ label }) => label)).toEqual([
    'Next steps (Learn Angular signals)',
    'Next steps (Learn Angular)',
  ]);
});
