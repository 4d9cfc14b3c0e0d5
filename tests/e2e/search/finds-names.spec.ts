import { expect, test } from '@playwright/test';
import { ask, placeOf } from '../../../scripts/search-quality/index.ts';
import { loadNavigation, treeNames, walk } from '../../../src/navigation/index.ts';
import { catalogue, prepareReference } from '../../../src/reference/index.ts';
import { hitsPerQuery } from '../../../src/search/provider.ts';

test.setTimeout(300_000);

/** Last part of a route, as readers would say it. */
const nameOf = (route: string): string => route.replace(/.*\//, '').toLowerCase();

/** Whether a page stands first, or behind nothing but pages of the same name. */
function leads(route: string, found: readonly string[], namesakes: readonly string[]): boolean {
  const place = placeOf([route], found);
  const before = found.slice(0, place - 1);
  return (
    place > 0 &&
    before.every((other) => namesakes.includes(other) || nameOf(other) === nameOf(route))
  );
}

test('every title of the navigation finds its page first', async ({ page }) => {
  await prepareReference();
  const { trees } = await loadNavigation();
  const entries = treeNames.flatMap((tree) => [...walk(trees[tree])]);
  const pages = entries.filter(({ path, published }) => path !== undefined && published);
  const byLabel = Map.groupBy(pages, ({ label }) => label.toLowerCase());
  await page.goto('/');
  const labels = [...new Set(pages.map(({ label }) => label))];
  const answers = await ask(page, labels, true);
  const misses = labels.flatMap((label) => {
    const found = answers.get(label) ?? [];
    const routes = (byLabel.get(label.toLowerCase()) ?? []).map(({ path = '' }) => path);
    // The overview of a group has the name of the group.
    const overviews = pages.filter(
      ({ label: own, parent }) => own === 'Overview' && parent?.label === label,
    );
    const alike = [...routes, ...overviews.map(({ path = '' }) => path)];
    // An answer has no room for all pages of a name that many have: it shows none but those.
    const isRight =
      routes.length >= hitsPerQuery
        ? found.every((route) => alike.includes(route))
        : routes.every((route) => leads(route, found, alike));
    return isRight ? [] : [`${label}: ${found.slice(0, 3).join(' ')}`];
  });
  expect(misses).toEqual([]);
});

test('every name of the API finds its entry among the first three', async ({ page }) => {
  await prepareReference();
  const entries = catalogue().flatMap(({ entries }) => entries);
  await page.goto('/');
  const answers = await ask(page, [...new Set(entries.map(({ name }) => name))], true);
  const misses = entries.flatMap(({ name, address }) => {
    const found = answers.get(name) ?? [];
    const place = placeOf([address], found);
    // Ten packages export a `VERSION`.
    const isRight = (place >= 1 && place <= 3) || leads(address, found, []);
    return isRight ? [] : [`${name}: ${address} at ${place}`];
  });
  expect(misses).toEqual([]);
});
