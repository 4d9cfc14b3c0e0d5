import { expect, type Page, test } from '@playwright/test';

/** Makes animations so long that none ends before the test ends it. */
const slowDown = (page: Page) =>
  page.addStyleTag({ content: 'li { animation-duration: 60s !important; }' });

/** Ends all animations, after the events of their start. */
const finish = (page: Page) =>
  page.evaluate(async () => {
    const animations = document.getAnimations();
    await Promise.all(animations.map(({ ready }) => ready));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of animations) animation.finish();
  });

test('a task stays on the page until its leave animation ends', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.entering')).toHaveCount(0);
  await slowDown(page);
  await page.getByRole('button', { name: 'Remove Buy milk' }).click();
  await expect(page.locator('li.leaving')).toHaveCount(1);
  await finish(page);
  await expect(page.locator('li')).toHaveCount(1);
});

test('adds a task, and opens and closes its details', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('New task').fill('Paint the door');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const task = page.getByRole('button', {
    name: 'Paint the door',
    exact: true,
  });
  await task.click();
  await expect(page.locator('.details').last()).toHaveCSS('opacity', '1');
  await task.click();
  await expect(page.locator('.details').last()).toHaveCSS('height', '0px');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a task is removed at once', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.addEventListener('animationstart', () =>
        document.body.append('Something moved'),
      );
    });
    await page.getByRole('button', { name: 'Remove Buy milk' }).click();
    await expect(page.locator('li')).toHaveCount(1);
    await expect(page.getByText('Something moved')).toHaveCount(0);
  });
});
