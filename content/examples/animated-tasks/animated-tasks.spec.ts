import { expect, type Page, test } from '@playwright/test';

/** Holds every animation of the package at its start, until the test ends it. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    const start = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = start.apply(this, args);
      animation.pause();
      return animation;
    };
  });

/** Ends all animations. */
const finish = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations();
    for (const animation of animations) animation.finish();
  });

test('a task stays on the page until its leave animation ends', async ({
  page,
}) => {
  await hold(page);
  await page.goto('/');
  await expect(page.locator('li.ng-trigger')).toHaveCount(2);
  await finish(page);
  await expect(page.locator('.ng-animating')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove Buy milk' }).click();
  await expect(page.locator('li.ng-animating')).toHaveCount(1);
  await expect(page.locator('li')).toHaveCount(2);
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
  await expect(page.getByText('No details yet')).toHaveCSS('opacity', '1');
  await task.click();
  await expect(page.getByText('No details yet')).toHaveCSS('height', '0px');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('states apply, and nothing moves', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('Something moved');
      };
    });
    await page.getByRole('button', { name: 'Buy milk', exact: true }).click();
    await expect(page.getByText('Two liters')).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Remove Buy milk' }).click();
    await expect(page.locator('li')).toHaveCount(1);
  });
});
