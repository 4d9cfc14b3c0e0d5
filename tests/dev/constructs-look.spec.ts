import type { Page } from '@playwright/test';
import { contents } from '../e2e/support/shell.ts';
import { codeBlocks } from '../support/constructs.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

/** The block of code that contains a text. */
const blockWith = (page: Page, text: string) => codeBlocks(page).filter({ hasText: text });

/** Lines of a block that bear a mark. */
const marked = (page: Page, text: string, mark: string) =>
  blockWith(page, text).locator(`.ec-line.${mark}`);

test('the contents list the headings and the titles of steps', async ({ constructs: page }) => {
  const headings = main(page).locator('h2[id], h3[id]');
  const names = await headings.evaluateAll((all) => all.map((one) => one.textContent));
  expect(names).toContain('Write a step');
  await expect(contents(page).getByRole('link')).toHaveText(names.map((name) => name ?? ''));
});

test('an alert of each kind bears its keyword, and text that only looks like one is text', async ({
  constructs: page,
}) => {
  const alerts = main(page).locator('.alert');
  const keywords = 'NOTE TIP TODO QUESTION SUMMARY TL;DR CRITICAL IMPORTANT HELPFUL'.split(' ');
  await expect(alerts.locator('strong')).toHaveText(keywords.map((word) => `${word}:`));
  for (const alert of await alerts.all()) {
    await expect(alert).toBeVisible();
    await expect(alert).toHaveRole('note');
    await expect(alert.locator('svg')).toBeVisible();
  }
  await expect(page.getByText('Note: not in upper case')).toBeVisible();
  await expect(alerts.filter({ hasText: 'not in upper case' })).toHaveCount(0);
});

test('callouts have a title, a body and the color of their severity', async ({
  constructs: page,
}) => {
  const colors: string[] = [];
  for (const name of ['Helpful is the default', 'Important', 'Critical']) {
    const callout = page.getByRole('note', { name, exact: true });
    await expect(callout.locator('.title')).toHaveText(name);
    await expect(callout.locator('.body')).toBeVisible();
    colors.push(await callout.evaluate((box) => getComputedStyle(box).borderBlockStartColor));
  }
  expect(new Set(colors).size).toBe(3);
});

test('a card is a link where it leads somewhere', async ({ constructs: page }) => {
  const cards = main(page).locator('.card');
  await expect(cards).toHaveCount(3);
  const near = cards.nth(0).getByRole('link');
  await expect(near).toHaveText('A card that leads somewhere');
  await expect(near).toHaveAttribute('href', '/overview');
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(cards.nth(2).getByRole('link')).toHaveText('overview');
});

test('pills are a named row of links', async ({ constructs: page }) => {
  const row = page.getByRole('navigation', { name: 'Related links: Cards and pills' });
  await expect(row.getByRole('link')).toHaveCount(6);
  await expect(row.getByRole('link').last()).toHaveAttribute('target', '_blank');
});

test('steps are an ordered list with numbers and headings', async ({ constructs: page }) => {
  const steps = main(page).locator('ol.steps > li');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Write a step',
    'Write another',
  ]);
  for (const step of await steps.all()) {
    const number = await step.evaluate((item) => getComputedStyle(item, '::before').content);
    expect(number).toBe('counter(step)');
  }
});

test('code shows its title, its line numbers and its marks', async ({ constructs: page }) => {
  const block = blockWith(page, 'export const gross');
  await expect(block.locator('.code-title')).toHaveText('src/app/price.ts');
  await expect(block.locator('.line-number')).toHaveText(['1', '2', '3', '4', '5', '', '']);
  await expect(marked(page, 'export const gross', 'mark')).toHaveCount(3);
  await expect(marked(page, 'export const gross', 'del')).toContainText('gross()} ct`;');
  await expect(marked(page, 'export const gross', 'ins')).toContainText('computed(() => `');
  const backgrounds = await block
    .locator('.ec-line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor));
  const [plain, mark, , , , removed, added] = backgrounds;
  expect(new Set([plain, mark, removed, added]).size).toBe(4);
});

test('changed lines have a sign that is drawn, and words for those who hear the page', async ({
  constructs: page,
}) => {
  const contentOf = (mark: string) =>
    marked(page, 'export const gross', mark).evaluate(
      (line) => getComputedStyle(line, '::before').content,
    );
  expect(await contentOf('ins')).toBe('"+" / "Added: "');
  expect(await contentOf('del')).toBe('"−" / "Removed: "');
});

test('code that is meant to fail has its line marked and names its error below', async ({
  constructs: page,
}) => {
  await expect(marked(page, 'quantty', 'mark')).toContainText('// error');
  const note = main(page).locator('.code-fails').first();
  await expect(note).toHaveText('Fails with NG8002');
  await expect(note.getByRole('link')).toHaveAttribute('href', '/errors/NG8002');
});

test('an example is closed until the reader opens it, also by a link to it', async ({
  constructs: page,
}) => {
  const viewer = page.getByRole('group', { name: 'Example: Closed at first' });
  await expect(viewer).toBeHidden();
  const opener = page.getByText('Show the application and its code: Closed at first (1 file)');
  await opener.click();
  await expect(viewer).toBeVisible();
  const id = await viewer.getAttribute('id');
  await opener.click();
  await expect(viewer).toBeHidden();
  await page.evaluate((fragment) => {
    location.hash = `${fragment}`;
  }, id);
  await expect(viewer).toBeInViewport();
});

test('code of every language is colored, and text is not', async ({ constructs: page }) => {
  const blocks = codeBlocks(page).filter({ visible: true });
  const colors = (language: string) =>
    blocks
      .filter({ has: page.locator(`pre[data-language="${language}"]`) })
      .first()
      .locator('.ec-line [class^=tok-]')
      .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
  for (const language of ['ts', 'angular-ts', 'angular-html', 'css', 'json', 'shell']) {
    expect(await colors(language), language).toBeGreaterThan(1);
  }
  expect(await colors('text')).toBe(0);
});

test('compact code scrolls in a box of 300 px', async ({ constructs: page }) => {
  const code = blockWith(page, 'enableI18nLegacyMessageIdFormat').locator('pre');
  const { height, content } = await code.evaluate((box) => ({
    height: box.clientHeight,
    content: box.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(300);
  expect(content).toBeGreaterThan(height);
  await expect(code).toHaveAttribute('tabindex', '0');
});

test('a shell shows a prompt before commands only', async ({ constructs: page }) => {
  const prompts = await blockWith(page, '# what is installed')
    .locator('.ec-line')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const drawnIn = line.querySelector('.code') ?? line;
        return getComputedStyle(drawnIn, '::before').content.includes('$');
      }),
    );
  expect(prompts).toEqual([false, true, true, false]);
});

test('quoted code is the named region, and no marker of one is shown', async ({
  constructs: page,
}) => {
  const region = codeBlocks(page).filter({ hasText: 'product-card.ts' }).first();
  await expect(region).toContainText('input.required<number>()');
  await expect(region).not.toContainText('@Component');
  await expect(main(page)).not.toContainText('docregion');
});

test('the difference from an older file is marked', async ({ constructs: page }) => {
  const title = page.locator('.code-title').getByText('app.ts', { exact: true });
  const block = codeBlocks(page).filter({ has: title });
  await expect(block.locator('.del').filter({ hasText: 'class ProductCard' })).toHaveCount(1);
  await expect(block.locator('.ins').filter({ hasText: 'class App' })).toHaveCount(1);
});

test('a diagram is a picture with a description, drawn with its words', async ({
  constructs: page,
}) => {
  const words = { 'A click sets a signal': 'View is checked', 'The browser asks': 'hydrate' };
  for (const [description, word] of Object.entries(words)) {
    const diagram = page.getByRole('img', { name: description });
    await expect(diagram).toBeVisible();
    await expect(diagram.locator('text').filter({ hasText: word })).toBeVisible();
  }
});

test('a drawing is a part of the page, in the colors around it, and shares no id with another', async ({
  constructs: page,
}) => {
  const drawings = main(page).locator('.drawing svg');
  await expect(drawings).toHaveCount(2);
  const found: string[] = [];
  for (const drawing of await drawings.all()) {
    await expect(drawing).toBeVisible();
    const { around, stroke, gradients, filled } = await drawing.evaluate((svg) => ({
      around: getComputedStyle(svg.parentElement as Element).color,
      stroke: getComputedStyle(svg.querySelector('path') as Element).stroke,
      gradients: [...svg.querySelectorAll('linearGradient')].map(({ id }) => id),
      filled: [...svg.querySelectorAll('[fill^="url("]')].map((one) => one.getAttribute('fill')),
    }));
    expect(stroke).toBe(around);
    expect(filled).toEqual(gradients.map((id) => `url(#${id})`));
    found.push(...gradients);
  }
  expect(new Set(found).size).toBe(2);
});

test('the tables of commands and of options come from the packages', async ({
  constructs: page,
}) => {
  const commands = main(page).getByRole('table').filter({ hasText: 'ng build' });
  await expect(commands.getByRole('link', { name: 'ng build' })).toHaveAttribute(
    'href',
    '/cli/build',
  );
  await expect(commands.getByRole('columnheader')).toHaveText(['Command', 'Alias', 'Purpose']);
  const options = main(page).locator('.settings > div');
  expect(await options.count()).toBeGreaterThan(0);
  for (const option of await options.all()) {
    const id = await option.getAttribute('id');
    await expect(option.locator('dt').getByRole('link')).toHaveAttribute('href', `#${id}`);
  }
});

test('a table has its rows, and images keep to the widths that they ask for', async ({
  constructs: page,
}) => {
  const table = main(page).getByRole('table').filter({ hasText: 'linkedSignal()' });
  await expect(table.getByRole('columnheader')).toHaveText(['Function', 'Returns', 'Written with']);
  await expect(table.getByRole('row')).toHaveCount(4);
  const images = main(page).getByRole('img', { name: 'The icon of this site' });
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBe(192);
  }
});
