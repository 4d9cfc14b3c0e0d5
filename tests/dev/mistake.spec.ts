import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const article = fileURLToPath(new URL('mistake.mdx', import.meta.url));
const lines = readFileSync(article, 'utf8').split('\n');
const line = lines.findIndex((text) => text.startsWith('<Calout')) + 1;

const overlay = (page: Page) => page.locator('vite-error-overlay');

/** Opens the article until the overlay is there: a page that is still connecting to the server misses what the server reports. */
async function openMistake(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mistake');
    await expect(overlay(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a mistake in an article shows with its file, its line and what to write instead', async ({
  page,
}) => {
  await openMistake(page);
  await expect(overlay(page)).toContainText('There is no component <Calout>.');
  await expect(overlay(page)).toContainText('Did you mean <Callout title="Misspelled">?');
  // Astro shortens the path to its last two parts.
  await expect(overlay(page)).toContainText(`dev/mistake.mdx:${line}:1`);
});

test('a mistake in one article leaves the others alone', async ({ page }) => {
  await openMistake(page);
  await page.goto('/dev/reference-frame');
  await expect(page.getByRole('heading', { name: 'API' })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});
