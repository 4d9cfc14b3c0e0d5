import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { heading } from './support/shell.ts';

const glossary = '/reference/glossary';

/** An article with as many terms as one may have, which the tests walk through. */
const article = '/essentials/dependency-injection';

const terms = (page: Page) => page.locator('.term');
const tooltip = (page: Page) => page.getByRole('tooltip');
const definitionOf = (term: Locator) =>
  term.evaluate((element) => element.getAttribute('aria-description') ?? '');

/** Focuses a term as the Tab key does. */
async function tabTo(page: Page, term: Locator): Promise<void> {
  await term.evaluate((element) => {
    const before = document.createElement('button');
    element.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(term).toBeFocused();
}

test('reference pages have terms as articles do', async ({ page }) => {
  await page.goto('/api/core/ChangeDetectorRef');
  await terms(page).first().hover();
  await expect(tooltip(page)).toHaveText(await definitionOf(terms(page).first()));
});

test.describe('a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(article);
  });

  test('shows the definition beside the term, and moves nothing', async ({ page }) => {
    const term = terms(page).first();
    const definition = await definitionOf(term);
    await expect(tooltip(page)).toHaveCount(0);
    await term.hover();
    const before = await term.boundingBox();
    await expect(tooltip(page)).toHaveText(definition);
    expect(await term.boundingBox()).toEqual(before);
    const box = await tooltip(page).boundingBox();
    expect(Math.abs((box?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(200);
    expect(box?.x).toBeGreaterThan(0);
  });

  test('may move onto the tooltip and rest there', async ({ page }) => {
    await terms(page).first().hover();
    await tooltip(page).hover();
    await page.clock.runFor('01:00');
    await expect(tooltip(page)).toBeVisible();
  });

  test('closes it by moving away', async ({ page }) => {
    await terms(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    await heading(page).hover();
    await expect(tooltip(page)).toBeHidden();
  });

  test('closes it with Escape without moving', async ({ page }) => {
    await terms(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });

  test('follows the term to its entry', async ({ page }) => {
    await markWindow(page);
    const address = await terms(page).first().getAttribute('href');
    await terms(page).first().click();
    await expect(page).toHaveURL(address ?? '');
    await expect(page.locator(':target')).toBeInViewport();
    await expect(tooltip(page)).toBeHidden();
    await expectSameWindow(page);
  });

  test('finds the tooltips of the next article too', async ({ page }) => {
    await terms(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    await terms(page).first().click();
    await expect(heading(page)).toHaveText('Glossary');
    await page.goBack();
    await terms(page).last().hover();
    await expect(tooltip(page)).toHaveText(await definitionOf(terms(page).last()));
    await expect(tooltip(page)).toHaveCSS('position', 'absolute');
  });
});

test.describe('the keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(article);
  });

  test('shows the definition of the focused term until the focus moves on', async ({ page }) => {
    const term = terms(page).first();
    await tabTo(page, term);
    await expect(tooltip(page)).toHaveText(await definitionOf(term));
    await page.mouse.move(5, 5);
    await page.clock.runFor('01:00');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(term).not.toBeFocused();
    await expect(tooltip(page).and(page.getByText(await definitionOf(term)))).toBeHidden();
  });

  test('closes it with Escape and keeps the focus', async ({ page }) => {
    await tabTo(page, terms(page).first());
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(terms(page).first()).toBeFocused();
  });

  test('follows the term with Enter', async ({ page }) => {
    const address = await terms(page).first().getAttribute('href');
    await tabTo(page, terms(page).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });
});

test('a screen reader hears the definition as the description of the link', async ({ page }) => {
  await page.goto(article);
  const term = terms(page).first();
  await expect(term).toHaveAccessibleDescription(await definitionOf(term));
});

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows the definition at the first tap, and the entry at the second', async ({ page }) => {
    await page.goto(article);
    const term = terms(page).first();
    const address = await term.getAttribute('href');
    await term.tap();
    await expect(tooltip(page)).toBeVisible();
    await expect(page).toHaveURL(article);
    const box = await tooltip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await heading(page).tap();
    await expect(tooltip(page)).toBeHidden();
    await term.tap();
    await expect(tooltip(page)).toBeVisible();
    await term.tap();
    await expect(page).toHaveURL(address ?? '');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open tooltip has no violations in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(article);
    await terms(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('an open tooltip has an edge where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(article);
  await terms(page).first().hover();
  await expect(tooltip(page)).toHaveCSS('border-top-style', 'solid');
  await expect(tooltip(page)).not.toHaveCSS('border-top-width', '0px');
});

test('paper shows neither tooltips nor that there are any', async ({ page }) => {
  await page.goto(article);
  await terms(page).first().hover();
  await expect(tooltip(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tooltip(page)).toBeHidden();
  await expect(terms(page).first()).toHaveCSS('text-decoration-line', 'none');
});

test.describe('the page of all terms', () => {
  test('lists them by letter, each with its article and its symbols', async ({ page }) => {
    await page.goto(glossary);
    const main = page.getByRole('main');
    const names = await main.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.map((name) => name.trim()).sort((a, b) => a.localeCompare(b, 'en'))).toEqual(
      names.map((name) => name.trim()),
    );
    const entry = main.locator('.term-entry', { has: page.locator('#injection-token') });
    await expect(entry).toContainText('The key under which an injector finds a value.');
    await expect(entry.getByRole('link', { name: 'InjectionToken' })).toHaveAttribute(
      'href',
      '/api/core/InjectionToken',
    );
    await expect(entry.getByRole('link', { name: 'Defining dependency providers' })).toBeVisible();
  });

  test('its letters lead to their terms', async ({ page }) => {
    await page.goto(glossary);
    await page.getByRole('navigation', { name: 'Letters' }).getByText('S', { exact: true }).click();
    await expect(page).toHaveURL(`${glossary}#s`);
    await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
  });

  test('is found from the sidebar of the reference', async ({ page }) => {
    await page.goto('/api');
    await page.getByRole('link', { name: 'Glossary' }).click();
    await expect(heading(page)).toHaveText('Glossary');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its entry', async ({ page }) => {
    await page.goto(article);
    const address = await terms(page).first().getAttribute('href');
    await terms(page).first().click();
    await expect(page).toHaveURL(address ?? '');
    await expect(page.locator(':target')).toBeInViewport();
  });
});

test('a tooltip is at most 200 px wide', async ({ page }) => {
  await page.goto(article);
  await tabTo(page, terms(page).first());
  await expect(tooltip(page)).toBeVisible();
  expect((await tooltip(page).boundingBox())?.width).toBeLessThanOrEqual(200);
});
