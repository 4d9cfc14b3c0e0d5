import { expect, test } from '@playwright/test';
import { nextStep } from './support/step.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

test('the home of the tutorials leads to each of them', async ({ page }) => {
  await page.goto('/tutorials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Learn Angular signals', exact: true })
    .click();
  await expect(page).toHaveURL('/tutorials/signals');
});

test('the introduction counts as the step before the first', async ({ page }) => {
  await page.goto('/tutorials/signals');
  await expect(page.getByRole('link', { name: /^Previous step/ })).toHaveCount(0);
  await nextStep(page).click();
  await expect(page).toHaveURL('/tutorials/signals/1-creating-your-first-signal');
  await page.getByRole('link', { name: 'Previous step: Introduction' }).click();
  await expect(page).toHaveURL('/tutorials/signals');
});

test('the last step is text, and nothing follows', async ({ page }) => {
  await page.goto('/tutorials/signals/11-next-steps');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next steps with signals');
  await expect(nextStep(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a step can be read, its answer included', async ({ page }) => {
    await page.goto(step);
    await expect(page.getByText('A tiler lays a mosaic')).toBeVisible();
    const answer = page.getByText('computed(() => this.columns() * this.rows())').last();
    await expect(answer).toBeHidden();
    await page.getByText('The answer', { exact: true }).click();
    await expect(answer).toBeVisible();
  });

  test('the menu leads to every step', async ({ page }) => {
    await page.goto(step);
    await page
      .getByRole('navigation', { name: 'Steps of this tutorial' })
      .getByRole('button')
      .click();
    const links = page.getByRole('navigation', { name: 'Steps of this tutorial' }).locator('li a');
    await expect(links).toHaveCount(12);
    await expect(links.first()).toBeVisible();
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
  });
});

test('there is no footer, at the home of the tutorials either', async ({ page }) => {
  for (const address of ['/tutorials', '/tutorials/signals', step]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});
