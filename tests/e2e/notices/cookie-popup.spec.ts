import { expect, type Page, test } from '@playwright/test';
import { site } from '../../../src/site.config.ts';
import { cookieStorageKey } from '../../../src/stores/notice-keys.ts';
import { violations } from '../../support/axe.ts';
import { newReader } from '../../support/returning-reader.ts';
import { addresses } from '../support/addresses.ts';
import { holdScripts, messagesLoaded } from '../support/network.ts';
import { overhang } from '../support/overhang.ts';
import { watchProblems } from '../support/problems.ts';
import { docsSidebar, heading } from '../support/shell.ts';
import { refusals, refuseStorage } from '../support/storage.ts';

const popup = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });
const accept = (page: Page) => popup(page).getByRole('button', { name: 'Ok, Got it' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), cookieStorageKey);

test.use({ storageState: newReader, contextOptions: { reducedMotion: 'reduce' } });

test('says what cookies are for, and where to read on', async ({ page }) => {
  await page.goto(addresses.overview);
  await expect(popup(page)).toContainText(site.cookies.text);
  const link = popup(page).getByRole('link', { name: 'Learn more' });
  await expect(link).toHaveAttribute('href', site.cookies.policy);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('lies at the lower right, at most 265 px wide', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addresses.overview);
    await expect(popup(page)).toBeInViewport({ ratio: 1 });
    const box = await popup(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(265);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);
    expect(await overhang(page)).toBe(0);
  }
});

test('once accepted it stays away, on later pages and at later visits', async ({ page }) => {
  await page.goto(addresses.overview);
  await accept(page).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBe('true');
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await expect(popup(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('asks on the next page too, where it was not accepted', async ({ page }) => {
  await page.goto(addresses.overview);
  await expect(popup(page)).toBeVisible();
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await accept(page).click();
  await expect(popup(page)).toHaveCount(0);
});

for (const value of ['false', 'yes', '']) {
  test(`a stored "${value}" is not taken for consent`, async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [cookieStorageKey, value],
    );
    await page.goto(addresses.overview);
    await expect(popup(page)).toBeVisible();
  });
}

test('the keyboard accepts, and goes on at the title', async ({ page }) => {
  await page.goto(addresses.overview);
  await popup(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('a press needs no module', async ({ page }) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  await holdScripts(page);
  await accept(page).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBe('true');
});

test('offline it is accepted too, and does not ask again at the next visit', async ({
  page,
  context,
}) => {
  const problems = watchProblems(page);
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  // The reader's first act loads what the page did not need before.
  await accept(page).hover();
  await messagesLoaded(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await accept(page).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBe('true');
  expect(problems).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

for (const refusal of refusals) {
  test(`storage: ${refusal}: accepting lasts until the next load`, async ({ page }) => {
    const problems = watchProblems(page);
    await refuseStorage(page, refusal);
    await page.goto(addresses.overview);
    await accept(page).click();
    await expect(popup(page)).toHaveCount(0);
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(addresses.installation);
    await expect(popup(page)).toHaveCount(0);
    expect(problems).toEqual([]);
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no violations in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(addresses.overview);
    await expect(popup(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('has an edge where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(addresses.overview);
  await expect(popup(page)).toHaveCSS('border-top-style', 'solid');
});

test('paper has none', async ({ page }) => {
  await page.goto(addresses.overview);
  await expect(popup(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(popup(page)).toHaveCount(0);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it fades in, and not again on the next page', async ({ page }) => {
    await page.goto(addresses.overview);
    await expect(popup(page)).toHaveCSS('animation-duration', '1s');
    await expect(popup(page)).toHaveCSS('animation-delay', '0.5s');
    await expect(popup(page)).toHaveCSS('opacity', '1');
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(addresses.installation);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveCSS('animation-name', 'none');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is none, as nothing is stored', async ({ page }) => {
    await page.goto(addresses.overview);
    await expect(heading(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
  });
});
