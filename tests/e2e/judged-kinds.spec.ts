import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { JudgedKinds } from '../support/kinds-in-page.ts';

// What `every-page.spec.ts` relies on: a mistake is found on the first page that has its kind of element, wherever on that page it is.

const WIDTH = 1280;

/** What is found in `main` with the content. */
async function judge(page: Page, kinds: JudgedKinds, content: string): Promise<string[]> {
  await page.setContent(`<html lang="en"><title>Test</title><main>${content}</main></html>`);
  const place = await kinds.mark(page, WIDTH);
  const found = place ? await violations(page, {}, place) : [];
  kinds.finish(found.length === 0);
  return found.map((line) => line.split(' at ')[0] ?? '');
}

test('judges each kind of element once, and what is new in known surroundings', async ({
  page,
}) => {
  const kinds = new JudgedKinds('main');
  expect(await judge(page, kinds, '<h1>A</h1><ul><li>One</li></ul>')).toEqual([]);
  // All kinds of this page are known.
  expect(await kinds.mark(page, WIDTH)).toBeUndefined();
  const withImage = '<h1>A</h1><ul><li>One</li><li><img src="data:,"></li></ul>';
  expect(await judge(page, kinds, withImage)).toEqual(['image-alt']);
  // What was wrong does not count as judged.
  expect(await judge(page, kinds, withImage)).toEqual(['image-alt']);
});

test('judges what the same elements look like in other surroundings and at another width', async ({
  page,
}) => {
  const kinds = new JudgedKinds('main');
  const faint = '<style>b p, .faint { color: #ccc }</style>';
  expect(await judge(page, kinds, `<h1>A</h1>${faint}<p>Text</p>`)).toEqual([]);
  const inside = `<h1>A</h1>${faint}<p>Text</p><b><p>Text</p></b>`;
  expect(await judge(page, kinds, inside)).toEqual(['color-contrast']);
  const withClass = `<h1>A</h1>${faint}<p>Text</p><p class="faint">Text</p>`;
  expect(await judge(page, kinds, withClass)).toEqual(['color-contrast']);
  await page.setContent('<main><p>Text</p></main>');
  expect(await kinds.mark(page, 390)).toBeDefined();
});

test('judges nothing of what has kinds of its own', async ({ page }) => {
  const around = new JudgedKinds('body', 'main');
  await page.setContent(
    '<html lang="en"><title>Test</title><header><b>A</b></header><main><img src="data:,"></main></html>',
  );
  const place = await around.mark(page, WIDTH);
  expect(place).toBeDefined();
  expect(await violations(page, { runOnly: ['image-alt'] }, place)).toEqual([]);
});
