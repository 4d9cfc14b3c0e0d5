import type { Page } from 'playwright/test';
import { templates } from './applications.ts';
import { expect, open, test } from './fixtures.ts';

const game = templates.find(({ name }) => name === 'playground/minigame');

/** Apples fall in the second lane of five, whoever asks for chance. */
async function openGame(page: Page, options: { calm: boolean }): Promise<void> {
  if (!game) throw new Error('There is no minigame.');
  await page.emulateMedia({ reducedMotion: options.calm ? 'reduce' : 'no-preference' });
  await page.addInitScript(() => {
    Math.random = () => 0.3;
  });
  await page.clock.install();
  await open(page, game);
}

const field = (page: Page) => page.getByRole('application', { name: 'Orchard' });
const press = async (page: Page, key: string, times = 1) => {
  for (let time = 0; time < times; time += 1) await field(page).press(key);
};
const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();

test('the basket catches what falls, and misses what falls elsewhere', async ({ page }) => {
  await openGame(page, { calm: false });
  await start(page);
  await expect(field(page)).toBeFocused();
  await press(page, 'ArrowLeft');
  // The first apple falls after one step, and through seven rows.
  await page.clock.runFor(600 * 8);
  await expect(page.locator('#score')).toHaveText('1');
  await expect(page.getByRole('status')).toHaveText('Caught: 1.');
  await press(page, 'd', 2);
  await page.clock.runFor(600 * 3);
  await expect(page.locator('#lives')).toHaveText('2');
  await expect(page.getByRole('status')).toHaveText('Missed. Tries left: 2.');
});

test('the space bar pauses and goes on, and so does the button', async ({ page }) => {
  await openGame(page, { calm: false });
  await start(page);
  await press(page, ' ');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.locator('#lives')).toHaveText('3');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('it pauses when the reader looks elsewhere', async ({ page }) => {
  await openGame(page, { calm: false });
  await start(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});

test('after three misses it is over, keeps the best score, and can be played again', async ({
  page,
}) => {
  await openGame(page, { calm: false });
  await start(page);
  await press(page, 'ArrowLeft');
  await page.clock.runFor(600 * 8);
  await press(page, 'ArrowRight');
  await page.clock.runFor(600 * 10);
  await expect(page.getByRole('status')).toHaveText('The game is over. You caught 1.');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('#score')).toHaveText('0');
  await expect(page.locator('#best')).toHaveText('1');
  await expect(page.locator('#lives')).toHaveText('3');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a touch moves the basket to its lane, and the buttons are large', async ({ page }) => {
    await openGame(page, { calm: false });
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.locator('.lane').nth(4).tap();
    await expect(page.locator('.basket')).toHaveCSS('--lane', '4');
    await page.getByRole('button', { name: 'Left' }).tap();
    await expect(page.locator('.basket')).toHaveCSS('--lane', '3');
    const size = await page.getByRole('button', { name: 'Left' }).boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
  });
});

test('with less motion, apples fall only when the reader moves, and the status says where', async ({
  page,
}) => {
  await openGame(page, { calm: true });
  await expect(page.getByLabel('Apples fall only when I move')).toBeChecked();
  await start(page);
  await page.clock.runFor(60_000);
  await expect(page.locator('.apple')).toHaveCount(0);
  await press(page, 'ArrowLeft');
  await expect(page.getByRole('status')).toHaveText(
    'Catch the apples. You are in lane 2, the apple in 2.',
  );
  await press(page, 'ArrowDown', 7);
  await expect(page.locator('#score')).toHaveText('1');
});
