import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { documentRequests, holdScript } from './support/network.ts';
import { docsSidebar } from './support/shell.ts';

const link = (page: Page, name: string) =>
  docsSidebar(page).getByRole('link', { name, exact: true });

const back = (page: Page) =>
  docsSidebar(page).getByRole('button', { name: 'Back from Essentials', exact: true });

const expand = (page: Page) => docsSidebar(page).getByRole('button', { name: 'Expand Essentials' });

async function expectFirstSlide(page: Page): Promise<void> {
  await expect(link(page, 'Installation')).toBeInViewport();
  await expect(expand(page)).toBeInViewport();
  await expect(expand(page)).toHaveAttribute('aria-expanded', 'false');
}

async function expectEssentialsSlide(page: Page): Promise<void> {
  await expect(back(page)).toBeInViewport();
  await expect(link(page, 'Reactivity with signals')).toBeInViewport();
  await expect(link(page, 'Installation')).not.toBeInViewport();
}

test('a page of the first slide opens on it', async ({ page }) => {
  await page.goto(addresses.installation);
  await expectFirstSlide(page);
  await expect(link(page, 'Installation')).toHaveAttribute('aria-current', 'page');
});

test('a deeper page opens on its own slide; the first one can not be reached', async ({ page }) => {
  await page.goto(addresses.signals);
  await expectEssentialsSlide(page);
  await expect(link(page, 'Reactivity with signals')).toHaveAttribute('aria-current', 'page');
  // By role only what a keyboard or a screen reader reaches is found.
  await expect(page.locator('.sidebar a[href="/installation"]')).toBeAttached();
  await expect(link(page, 'Installation')).toHaveCount(0);
});

test('the control of the open slide is expanded, and says that it collapses', async ({ page }) => {
  await page.goto(addresses.signals);
  const control = page.locator('.sidebar [aria-label="Collapse Essentials"]');
  await expect(control).toHaveAttribute('aria-expanded', 'true');
  await back(page).click();
  await expect(expand(page)).toHaveAttribute('aria-expanded', 'false');
});

test('back shows the slide before, and the page stays', async ({ page }) => {
  await page.goto(addresses.signals);
  await markWindow(page);
  const documents = documentRequests(page);
  await back(page).click();
  await expectFirstSlide(page);
  await expect(back(page)).not.toBeInViewport();
  await expect(expand(page)).toBeFocused();
  await expect(page).toHaveURL(addresses.signals);
  expect(documents).toEqual([]);
  await expectSameWindow(page);
});

test('a double click on back goes back one slide and stops at the first', async ({ page }) => {
  await page.goto(addresses.signals);
  await back(page).dblclick();
  await expectFirstSlide(page);
});

test('impatient clicks on back, while its script loads, count once', async ({ page }) => {
  const scripts = await holdScript(page, 'slides');
  await page.goto(addresses.signals);
  await back(page).click();
  await expect(back(page)).toHaveAttribute('aria-busy', 'true');
  await back(page).click();
  scripts.open();
  await expectFirstSlide(page);
});

for (const key of ['Enter', 'Space', 'the pointer']) {
  test(`${key} opens the slide of the page again, without navigation`, async ({ page }) => {
    await page.goto(addresses.signals);
    await back(page).click();
    await expectFirstSlide(page);
    const documents = documentRequests(page);
    if (key === 'the pointer') await expand(page).click();
    else await expand(page).press(key);
    await expectEssentialsSlide(page);
    await expect(back(page)).toBeFocused();
    await expect(page).toHaveURL(addresses.signals);
    expect(documents).toEqual([]);
  });

  test(`${key} on the control of another slide leads to its first page`, async ({ page }) => {
    await page.goto(addresses.overview);
    await markWindow(page);
    if (key === 'the pointer') await expand(page).click();
    else await expand(page).press(key);
    await expect(page).toHaveURL(addresses.essentials);
    await expectEssentialsSlide(page);
    await expect(link(page, 'Overview')).toHaveAttribute('aria-current', 'page');
    await expect(back(page)).toBeFocused();
    await expectSameWindow(page);
  });
}

test('a control with a modifier opens its first page beside this one', async ({
  page,
  context,
}) => {
  await page.goto(addresses.overview);
  const opened = context.waitForEvent('page');
  await expand(page).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(addresses.essentials);
  await expect(page).toHaveURL(addresses.overview);
  await expectFirstSlide(page);
});

test('a page of the same slide keeps it open', async ({ page }) => {
  await page.goto(addresses.signals);
  await link(page, 'Composition with components').click();
  await expect(page).toHaveURL(addresses.components);
  await expectEssentialsSlide(page);
  await expect(docsSidebar(page).locator('[aria-current="page"]')).toHaveText(
    'Composition with components',
  );
});

test('a page of the first slide closes all others', async ({ page }) => {
  await page.goto(addresses.signals);
  await back(page).click();
  await link(page, 'Installation').click();
  await expect(page).toHaveURL(addresses.installation);
  await expectFirstSlide(page);
  await expect(back(page)).toHaveCount(0);
});

test('going back in history moves the slides along', async ({ page }) => {
  await page.goto(addresses.overview);
  await expand(page).click();
  await expect(page).toHaveURL(addresses.essentials);
  await expectEssentialsSlide(page);
  await page.goBack();
  await expect(page).toHaveURL(addresses.overview);
  await expectFirstSlide(page);
  await expect(back(page)).toHaveCount(0);
});

test('leaving the section forgets which slide was open', async ({ page }) => {
  await page.goto(addresses.signals);
  await back(page).click();
  await expectFirstSlide(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(addresses.home);
  await page.goBack();
  await expect(page).toHaveURL(addresses.signals);
  await expectEssentialsSlide(page);
});

test('a slide keeps its place while the reader goes through its pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(addresses.installation);
  const place = () =>
    page
      .locator('.slide')
      .first()
      .evaluate((slide) => Math.round(slide.scrollTop));
  await page
    .locator('.slide')
    .first()
    .evaluate((slide) => slide.scrollTo(0, 40));
  await expect.poll(place).toBe(40);
  // Who scrolls has touched the sidebar, which loads its module.
  await page.locator('.sidebar').hover();
  await expect(page.locator('html[data-slides-ready]')).toBeAttached();
  await link(page, 'What is Angular?').click();
  await expect(page).toHaveURL(addresses.overview);
  await expect.poll(place).toBe(40);
});
