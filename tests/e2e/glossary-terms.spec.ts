import { expect, test } from '@playwright/test';
import { built, publishedPages } from './support/built-site.ts';

const glossary = '/reference/glossary';

/** Addresses that the terms of a page lead to. */
function termsIn(file: string): string[] {
  return [...built.text(file).matchAll(/<a href="([^"]*)" class="term"/g)].map(
    ([, address = '']) => address,
  );
}

test('every term of an article leads to its entry, at most six of them', () => {
  const pages = publishedPages.map(({ file, route }) => ({ route, terms: termsIn(file) }));
  expect(pages.filter((page) => page.terms.length > 6)).toEqual([]);
  const ids = new Set(
    [...built.text('reference/glossary.html').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  const targets = new Set(pages.flatMap((page) => page.terms));
  expect(targets.size).toBeGreaterThan(0);
  expect([...targets].filter((target) => !ids.has(target.replace(`${glossary}#`, '')))).toEqual([]);
});

test('reference pages mark terms as articles do: the first use, as a link', () => {
  for (const file of ['api/core/ChangeDetectorRef.html', 'cli/add.html']) {
    const links = termsIn(file);
    expect(links, file).toEqual([...new Set(links)]);
  }
  expect(termsIn('api/core/ChangeDetectorRef.html')).toContain(`${glossary}#change-detection`);
  expect(publishedPages.filter(({ file }) => built.text(file).includes('data-term='))).toEqual([]);
});
