import { expect, type Page, test } from '@playwright/test';

/** Makes animations so long that none ends before the test ends it. */
const slowDown = (page: Page) =>
  page.addStyleTag({
    content: 'app-notice { animation-duration: 60s !important; }',
  });

/** Ends all animations, after the events of their start. */
const finish = (page: Page) =>
  page.evaluate(async () => {
    const animations = document.getAnimations();
    await Promise.all(animations.map(({ ready }) => ready));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of animations) animation.finish();
    return animations.length;
  });

test('a notice stays until its leave animation ends', async ({ page }) => {
  await page.goto('/');
  await slowDown(page);
  await page.getByRole('button', { name: 'Add Chair' }).click();
  const notice = page.locator('app-notice');
  await expect(notice).toHaveClass('entering');
  expect(await finish(page)).toBe(1);
  await expect(notice).not.toHaveClass('entering');

  await page.getByRole('button', { name: 'Dismiss Chair added' }).click();
  await expect(notice).toHaveClass('leaving');
  expect(await finish(page)).toBe(1);
  await expect(notice).toHaveCount(0);
});

test('only the dismissed notice leaves', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Chair' }).click();
  await page.getByRole('button', { name: 'Add Lamp' }).click();
  await page.getByRole('button', { name: 'Dismiss Chair added' }).click();
  await expect(page.locator('app-notice')).toHaveCount(1);
  await expect(page.getByText('Lamp added', { exact: true })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a notice is removed at once', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.addEventListener('animationstart', () => {
        document.body.append('Something moved');
      });
    });
    await page.getByRole('button', { name: 'Add Chair' }).click();
    await page.getByRole('button', { name: 'Dismiss Chair added' }).click();
    await expect(page.locator('app-notice')).toHaveCount(0);
    await expect(page.getByText('Something moved')).toHaveCount(0);
  });
});
