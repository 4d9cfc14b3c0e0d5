import { expect, test } from '@playwright/test';
import { built, publishedPages } from './support/built-site.ts';
import { controls, others } from './support/controls.ts';

// That `impatience.spec.ts` knows every control. It reads all pages, and so runs again whenever one has changed: the slow tests are not beside it.

/** Start tags of controls, in the HTML of a page. */
const tags =
  /<(?:button|select|summary|input|textarea)\b[^>]*>|<[a-z]+\b[^>]*\srole="button"[^>]*>/g;

/** A start tag without what differs from page to page: kinds of controls differ by attributes and classes. */
const kindOf = (tag: string) => tag.replace(/ (?!class|data-icon|role)([\w-]+)="[^"]*"/g, ' $1');

/** Pages that have, all together, every kind of control. */
function pagesOfKinds() {
  const seen = new Set<string>();
  return publishedPages.filter(({ file }) => {
    const kinds = (built.text(file).match(tags) ?? []).map(kindOf);
    const isFresh = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isFresh;
  });
}

test('no control of the HTML of a page is missing here', async ({ page }) => {
  const known = [...controls.map(({ selector }) => selector), ...Object.keys(others)].join(', ');
  const missing: string[] = [];
  for (const { file } of pagesOfKinds()) {
    const found = await page.evaluate(
      ([html, listed]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const all = parsed.querySelectorAll(
          'button, [role="button"], summary, select, input, textarea',
        );
        return [...all].filter((one) => !one.matches(listed)).map(({ outerHTML }) => outerHTML);
      },
      [built.text(file), known] as const,
    );
    missing.push(...found.map((html) => `${file}: ${html}`));
  }
  expect(missing).toEqual([]);
});
