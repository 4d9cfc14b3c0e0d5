import { expect, test } from '@playwright/test';

test('the bar moves to the style of each state, and the event names both states', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('.bar');
  for (const [from, to, width] of [
    ['planned', 'started', '60%'],
    ['started', 'done', '100%'],
    ['done', 'planned', '20%'],
  ]) {
    await page.getByRole('button', { name: to, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(
      `${from} to ${to}, with motion`,
    );
    await expect(bar).toHaveAttribute('style', `width: ${width};`);
  }
});

test('without motion the bar jumps, and the event still comes', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('No motion').check();
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('Something moved');
    };
  });
  await page.getByRole('button', { name: 'started' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'planned to started, without motion',
  );
});

test('the count moves up or down', async ({ page }) => {
  await page.addInitScript(() => {
    const start = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.count')) {
        const [first] = frames as Keyframe[];
        document.title += `${first?.['transform']} `;
      }
      return start.call(this, frames, options);
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect(page.locator('.count')).toHaveText('4');
  await expect(page).toHaveTitle(/translateY\(1rem\)/);
  await expect(page.locator('.ng-animating')).toHaveCount(0);
  await page.getByRole('button', { name: 'Finish a task' }).click();
  await expect(page).toHaveTitle(/translateY\(-1rem\)/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the states apply', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'done' }).click();
    await expect(page.locator('.bar')).toHaveAttribute('style', 'width: 100%;');
  });
});
