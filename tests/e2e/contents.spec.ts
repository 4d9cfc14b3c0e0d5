import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { addRoomBelow, contentsIds, scrollPageTo, scrollPosition } from './support/scrolling.ts';
import { contents, currentContentsEntry } from './support/shell.ts';

/** Places the top of a heading at a height of the viewport. */
async function bringHeadingTo(page: Page, id: string, top: number): Promise<void> {
  const target = await page.evaluate(
    ([name, place]) => {
      const heading = document.getElementById(name);
      if (!heading) throw new Error(`There is no heading ${name}.`);
      return Math.floor(scrollY + heading.getBoundingClientRect().top - place);
    },
    [id, top] as const,
  );
  await scrollPageTo(page, target);
}

const expectCurrent = (page: Page, id: string) =>
  expect(currentContentsEntry(page)).toHaveAttribute('href', `${addresses.signals}#${id}`);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 800, height: 1100 },
  { width: 1680, height: 900 },
]) {
  test.describe(`${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('the first entry is marked before any heading is reached', async ({ page }) => {
      await page.goto(addresses.signals);
      await expectCurrent(page, (await contentsIds(page))[0] ?? '');
      await expect(currentContentsEntry(page)).toHaveCount(1);
    });

    test('the mark follows the reader, down and up', async ({ page }) => {
      await page.goto(addresses.signals);
      await addRoomBelow(page);
      const ids = await contentsIds(page);
      for (const id of [...ids, ...ids.toReversed()]) {
        await bringHeadingTo(page, id, 10);
        await expectCurrent(page, id);
        await expect(currentContentsEntry(page)).toHaveCount(1);
      }
    });

    test('a heading counts only when it is near the top', async ({ page }) => {
      await page.goto(addresses.signals);
      await addRoomBelow(page);
      const [first = '', second = ''] = await contentsIds(page);
      await bringHeadingTo(page, second, 10);
      await expectCurrent(page, second);
      await bringHeadingTo(page, second, viewport.height / 2);
      await expectCurrent(page, first);
    });

    test('an entry leads to its heading and is marked', async ({ page }) => {
      await page.goto(addresses.signals);
      await addRoomBelow(page);
      const ids = await contentsIds(page);
      for (const [index, id] of ids.entries()) {
        await contents(page).getByRole('link').nth(index).click();
        await expect(page).toHaveURL(`${addresses.signals}#${id}`);
        await expectCurrent(page, id);
      }
    });
  });
}

test.describe('at the right', () => {
  test.use({ viewport: { width: 1680, height: 600 } });

  test('the marked entry is drawn in another colour', async ({ page }) => {
    await page.goto(addresses.signals);
    const colour = (index: number) =>
      contents(page)
        .getByRole('link')
        .nth(index)
        .evaluate((link) => getComputedStyle(link).color);
    expect(await colour(0)).not.toBe(await colour(1));
  });

  test('the button returns to the top and leaves the address alone', async ({ page }) => {
    await page.goto(addresses.signals);
    await contents(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    const address = page.url();
    const entries = await page.evaluate(() => history.length);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
    await contents(page).getByRole('button', { name: 'Back to the top' }).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('it works on the page after a navigation', async ({ page }) => {
    await page.goto(addresses.components);
    const [firstOld] = await contentsIds(page);
    await page.getByRole('link', { name: 'Reactivity with signals' }).first().click();
    await expect(page).toHaveURL(addresses.signals);
    const ids = await contentsIds(page);
    await addRoomBelow(page);
    await expect(currentContentsEntry(page)).toHaveCount(1);
    await bringHeadingTo(page, ids.at(-1) ?? '', 10);
    await expectCurrent(page, ids.at(-1) ?? '');
    expect(firstOld).toBeTruthy();
  });
});

test('the last entries are marked too, by scrolling to the end and by a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.goto(addresses.signals);
  const ids = await contentsIds(page);
  for (const index of [-2, -1]) {
    await contents(page).getByRole('link').nth(index).click();
    await expectCurrent(page, ids.at(index) ?? '');
  }
  await page.goto(addresses.signals);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectCurrent(page, ids.at(-1) ?? '');
});
