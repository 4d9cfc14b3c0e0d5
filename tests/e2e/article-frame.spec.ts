import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import { heading } from './support/shell.ts';

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

test('the breadcrumb names the ancestors, outermost first, without the page', async ({ page }) => {
  await page.goto(addresses.overview);
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Introduction']);
  await page.goto(addresses.signals);
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Introduction', 'Essentials']);
  await expect(breadcrumb(page).getByRole('link')).toHaveCount(0);
});

test('pages outside of the navigation have no breadcrumb', async ({ page }) => {
  for (const address of [addresses.home, addresses.missing]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await expect(breadcrumb(page)).toHaveCount(0);
  }
});

for (const address of [addresses.overview, addresses.essentials, addresses.signals]) {
  test(`the edit link of ${address} leads to its source`, async ({ page }) => {
    await page.goto(address);
    const link = page.getByRole('link', { name: 'Edit this page' });
    await expect(link).toHaveAttribute('title', 'Edit this page');
    await expect(link).toHaveAttribute('target', '_blank');
    const href = (await link.getAttribute('href')) ?? '';
    const start = `${site.repository.url}/edit/${site.repository.branch}/`;
    expect(href.startsWith(start)).toBe(true);
    expect(existsSync(`${root}/${href.slice(start.length)}`)).toBe(true);
  });
}

test('breadcrumb, title and text stand in this order', async ({ page }) => {
  await page.goto(addresses.signals);
  const tops = [];
  for (const part of [breadcrumb(page), heading(page), page.locator('.prose p').first()]) {
    tops.push((await part.boundingBox())?.y ?? Number.NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('every section heading links to itself, outside of the order of Tab', async ({ page }) => {
  await page.goto(addresses.signals);
  const headings = page.getByRole('main').locator('.prose :is(h2, h3)[id]');
  expect(await headings.count()).toBeGreaterThan(1);
  for (const item of await headings.all()) {
    const link = item.getByRole('link');
    await expect(link).toHaveAttribute('tabindex', '-1');
    await expect(link).toHaveAttribute('href', new RegExp(`#${await item.getAttribute('id')}$`));
  }
});

test('the address of a heading is one press away', async ({ page }) => {
  await page.goto(addresses.signals);
  const item = page.getByRole('main').locator('.prose h2[id]').first();
  await item.getByRole('link').click();
  await expect(page).toHaveURL(`${addresses.signals}#${await item.getAttribute('id')}`);
});
