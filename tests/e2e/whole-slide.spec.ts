import { expect, type Page, test } from '@playwright/test';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { answer, documentRequests, holdBack } from './support/network.ts';
import { phoneOpener } from './support/shell.ts';

/** A page in the middle of a long list. */
const middle = '/api/core/inject';

/** The first page of that list, which has all of it. */
const first = '/api/core/AbstractType';

/** How many rows a page brings of a long list. */
const brought = 41;

const slide = (page: Page) => page.locator('.slide[data-current]');
const entries = (page: Page) => slide(page).locator('.row-link:not([data-all])');
const links = (page: Page) => slide(page).getByRole('link', { name: /^All \d+ entries of core$/ });
const current = (page: Page) => slide(page).locator('[aria-current]');

/** Where the row of the page stands in the window. */
const placeOfCurrent = (page: Page) =>
  current(page).evaluate((row) => Math.round(row.getBoundingClientRect().top));

async function expectShort(page: Page): Promise<void> {
  await expect(entries(page)).toHaveCount(brought);
  await expect(links(page)).toHaveCount(2);
  await expect(current(page)).toHaveText('inject');
}

/** As many rows as the links at the ends of the list have said. */
async function expectWhole(page: Page): Promise<void> {
  await expect(links(page)).toHaveCount(0);
  expect(await entries(page).count()).toBeGreaterThan(200);
  const hrefs = await entries(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('href')),
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs[0]).toBe(first);
  await expect(slide(page).getByRole('listitem')).toHaveCount(hrefs.length);
}

test.describe('with a pointer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(middle);
    await expectShort(page);
    await expect(current(page)).toBeInViewport();
  });

  test('the wheel brings the rows, and those in view stay where they are', async ({ page }) => {
    await slide(page).hover();
    await expect(page.locator('html[data-slides-ready]')).toBeAttached();
    await expectShort(page);
    // The place is read when the list has moved, and before and after its rows have come.
    const rows = await holdBack(page, first);
    await page.mouse.wheel(0, 60);
    const scrolled = () => slide(page).evaluate(({ scrollTop }) => scrollTop);
    let before = -1;
    await expect
      .poll(async () => {
        const last = before;
        before = await scrolled();
        return before === last;
      })
      .toBe(true);
    const place = await placeOfCurrent(page);
    rows.open();
    await expectWhole(page);
    await expect(current(page)).toHaveText('inject');
    await expect.poll(() => placeOfCurrent(page)).toBe(place);
  });

  test('a pointer that crosses the sidebar brings nothing', async ({ page }) => {
    const documents = documentRequests(page);
    await slide(page).hover({ position: { x: 5, y: 300 } });
    await page.getByRole('main').hover();
    await expect(page.locator('html[data-slides-ready]')).toBeAttached();
    await expectShort(page);
    expect(documents).toEqual([]);
  });

  test('a press on the link at the end brings the rows and goes on at the next one', async ({
    page,
  }) => {
    await markWindow(page);
    const last = (await entries(page).last().textContent()) ?? '';
    await links(page).last().click();
    await expectWhole(page);
    await expect(page).toHaveURL(middle);
    const focused = slide(page).locator('a:focus');
    await expect(focused).toBeInViewport();
    const labels = await entries(page).allTextContents();
    expect(labels.indexOf((await focused.textContent()) ?? '')).toBe(labels.indexOf(last) + 1);
    await expectSameWindow(page);
  });

  test('a press on the link at the beginning goes on at the row before', async ({ page }) => {
    const next = (await entries(page).first().textContent()) ?? '';
    await links(page).first().click();
    await expectWhole(page);
    const focused = slide(page).locator('a:focus');
    await expect(focused).toBeInViewport();
    const labels = await entries(page).allTextContents();
    expect(labels.indexOf((await focused.textContent()) ?? '')).toBe(labels.indexOf(next) - 1);
  });

  test('Back brings the rows of the slide that it leaves', async ({ page }) => {
    await slide(page).getByRole('button', { name: 'Back from core' }).click();
    await expect(page.locator('.slide [data-all]')).toHaveCount(0);
    await page
      .locator('.sidebar')
      .getByRole('button', { name: 'Expand core', exact: true })
      .click();
    await expectWhole(page);
  });
});

test('Tab goes on through all rows', async ({ page }) => {
  await page.goto(middle);
  const last = entries(page).nth(brought - 1);
  const href = (await last.getAttribute('href')) ?? '';
  await last.focus();
  await expectWhole(page);
  const focused = slide(page).locator('a:focus');
  await expect(focused).toHaveAttribute('href', href);
  await page.keyboard.press('Tab');
  const index = await entries(page).evaluateAll(
    (rows, known) => rows.findIndex((row) => row.getAttribute('href') === known),
    href,
  );
  await expect(entries(page).nth(index + 1)).toBeFocused();
  await expect(focused).toBeInViewport();
});

test('the focus that has come to the link is not lost when the rows come', async ({ page }) => {
  await page.goto(middle);
  const rows = await holdBack(page, first);
  await links(page).last().focus();
  await expectShort(page);
  rows.open();
  await expectWhole(page);
  await expect(slide(page).locator('a:focus')).toBeInViewport();
});

test('the next page of the list keeps all rows', async ({ page }) => {
  await page.goto(middle);
  await entries(page).first().focus();
  await expectWhole(page);
  await markWindow(page);
  const documents = documentRequests(page);
  const target = entries(page).last();
  const label = (await target.textContent())?.trim() ?? '';
  await target.click();
  await expect(page).not.toHaveURL(middle);
  await expectWhole(page);
  await expect(current(page)).toHaveText(label);
  await expect(slide(page).locator('.active')).toHaveCount(1);
  await expect(current(page)).toBeInViewport();
  await expectSameWindow(page);
  expect(documents).not.toContain(first);
});

test('rows that come after the reader has gone on stand in the new page', async ({ page }) => {
  await page.goto(middle);
  const rows = await holdBack(page, first);
  const target = entries(page).nth(22);
  const top = await target.evaluate((row) => Math.round(row.getBoundingClientRect().top));
  await target.click();
  await expect(page).not.toHaveURL(middle);
  await expect(links(page).first()).toBeAttached();
  await expect.poll(() => placeOfCurrent(page)).toBe(top);
  rows.open();
  await expectWhole(page);
  await expect.poll(() => placeOfCurrent(page)).toBe(top);
  await expect(slide(page).locator('.active')).toHaveCount(1);
});

test('the last page of the list has as many rows, and a link above them', async ({ page }) => {
  await page.goto(first);
  const href = (await entries(page).last().getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(entries(page)).toHaveCount(brought);
  await expect(links(page)).toHaveCount(1);
  await expect(slide(page).getByRole('listitem').first()).toHaveText(/^All/);
});

test('where the rows can not be brought, the list stays as it is and its link leads on', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(middle);
  let isBroken = true;
  await answer(page, first, (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const failed = page.waitForResponse((response) => response.url().endsWith(first));
  await entries(page).nth(3).focus();
  await failed;
  await expectShort(page);
  // The next act tries again.
  isBroken = false;
  await entries(page).nth(4).focus();
  await expectWhole(page);
  expect(errors).toEqual([]);
});

test('rows of another build are not mixed with those of this one', async ({ page }) => {
  await page.goto(middle);
  await answer(page, first, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(middle, '/api/core/renamed') });
  });
  await links(page).last().click();
  await expect(page).toHaveURL(first);
});

test('without a connection the list stays as it is', async ({ page, context }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(middle);
  await slide(page).hover();
  await entries(page).nth(3).focus();
  await expectWhole(page);
  await page.goto('/api/core/signal');
  await slide(page).hover({ position: { x: 5, y: 300 } });
  await expect(page.locator('html[data-slides-ready]')).toBeAttached();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(first));
  await entries(page).nth(3).focus();
  await failed;
  await expect(entries(page)).toHaveCount(brought);
  await expect(links(page)).toHaveCount(2);
  await expect(entries(page).nth(3)).toBeFocused();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer brings the rows, and stays open for them', async ({ page }) => {
    await page.goto(middle);
    await phoneOpener(page).click();
    await expect(slide(page)).toBeInViewport();
    await expectShort(page);
    const rows = await holdBack(page, first);
    await links(page).last().tap();
    rows.open();
    await expectWhole(page);
    await expect(slide(page)).toBeInViewport();
    await expect(slide(page).locator('a:focus')).toBeInViewport();
    await expect(page).toHaveURL(middle);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page that has all rows', async ({ page }) => {
    await page.goto(middle);
    await page
      .getByRole('link', { name: /^All \d+ entries of core$/ })
      .last()
      .click();
    await expect(page).toHaveURL(first);
    const rows = page.locator('.slide').last().getByRole('listitem');
    expect(await rows.count()).toBeGreaterThan(200);
    await expect(rows.last()).toBeAttached();
    await rows.last().getByRole('link').click();
    await expect(page).not.toHaveURL(first);
  });
});
