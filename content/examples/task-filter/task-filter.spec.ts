import { expect, type Page, test } from '@playwright/test';

/** Notes in the title which element an animation starts on, and how long it lasts. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const start = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { duration, delay } = options as KeyframeAnimationOptions;
      document.title += ` | ${this.textContent?.trim()} ${duration}+${delay ?? 0}`;
      return start.call(this, frames, options);
    };
  });

test('tasks that match again enter one after another', async ({ page }) => {
  await watch(page);
  await page.goto('/');
  await page.getByLabel('Filter').fill('call');
  await expect(page.locator('li')).toHaveCount(1);
  await page.evaluate(() => {
    document.title = '';
  });
  await page.getByLabel('Filter').fill('');
  await expect(page.locator('li')).toHaveCount(4);
  await expect(page).toHaveTitle(
    /Buy milk 200\+0.*Buy paint 200\+80.*Paint the door 200\+160/,
  );
});

test('the panel opens with its text, and its number follows', async ({
  page,
}) => {
  await watch(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Summary' }).click();
  await expect(page.locator('.badge')).toHaveText('4');
  await expect(page).toHaveTitle(
    /Tasks that match the filter: 400\+0.*4 600\+0/,
  );
  await page.getByRole('button', { name: 'Summary' }).click();
  await expect(page.locator('section')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the filter works without motion', async ({ page }) => {
    await watch(page);
    await page.goto('/');
    await page.getByLabel('Filter').fill('call');
    await expect(page.locator('li')).toHaveCount(1);
    await expect(page).toHaveTitle('Task filter');
  });
});
