import { expect, type Page, test } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();
const events = (page: Page) => page.locator('ol').getByRole('listitem');

test('a page appears with its data', async ({ page }) => {
  await page.goto('/');
  await go(page, 'pier');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(title(page)).toHaveText('Pier');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page).toHaveTitle('Station pier');
  await expect(page.getByText('warmest 14 °C')).toBeVisible();
  await expect(events(page)).toHaveText([
    'NavigationStart /stations/pier',
    'RoutesRecognized',
    'GuardsCheckStart',
    'ChildActivationStart',
    'ActivationStart',
    'GuardsCheckEnd',
    'ResolveStart',
    'ResolveEnd',
    'ActivationEnd',
    'ChildActivationEnd',
    'NavigationEnd /stations/pier',
  ]);

  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText('warmest 15 °C')).toBeVisible();
});

test('a navigation can be stopped', async ({ page }) => {
  await page.goto('/');
  await go(page, 'summit');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(events(page).last()).toHaveText('NavigationCancel Aborted');
  await expect(title(page)).toHaveText('Weather stations');
  await expect(page.getByRole('status')).toHaveText('/');
});

test('missing stations and failures have pages', async ({ page }) => {
  await page.goto('/');
  await go(page, 'atlantis');
  await expect(title(page)).toHaveText('No such station');
  await expect(events(page).last()).toHaveText(/NavigationEnd \/no-station/);

  await go(page, 'All stations');
  await go(page, 'lagoon');
  await expect(title(page)).toHaveText('Outage');
  await expect(page).toHaveURL(/#\/stations\/lagoon$/);
});
