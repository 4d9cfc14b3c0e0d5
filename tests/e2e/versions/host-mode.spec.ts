import { expect, type Page, test } from '@playwright/test';
import { site } from '../../../src/site.config.ts';
import { violations } from '../../support/axe.ts';
import { addresses } from '../support/addresses.ts';
import { docsSidebar, heading, rail } from '../support/shell.ts';
import { refuseStorage } from '../support/storage.ts';

/** The same site under another name; browsers find every name under localhost on this machine. */
const at = (baseURL: string | undefined, name: string, path: string) =>
  new URL(path, baseURL?.replace('//', `//${name}.`)).href;

const notice = (page: Page) => page.getByRole('complementary', { name: 'Version' });

const background = (page: Page) =>
  rail(page).evaluate((element) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    return { backgroundImage, backgroundColor };
  });

test.describe('the rail', () => {
  for (const name of ['rc', 'next', 'rc-20', 'next-preview']) {
    test(`of ${name} has a gradient`, async ({ page, baseURL }) => {
      await page.goto(at(baseURL, name, addresses.overview));
      expect((await background(page)).backgroundImage).toContain('linear-gradient');
      await expect(notice(page)).toHaveCount(0);
    });
  }

  for (const name of ['v19', 'v2']) {
    test(`of ${name} has a colour of its own, and the page a notice`, async ({ page, baseURL }) => {
      await page.goto(addresses.overview);
      const stable = await background(page);
      await page.goto(at(baseURL, name, addresses.overview));
      const old = await background(page);
      expect(old.backgroundImage).toBe('none');
      expect(old.backgroundColor).not.toBe(stable.backgroundColor);
      await expect(notice(page)).toBeVisible();
    });
  }

  for (const name of ['docs', 'preview', 'archive']) {
    test(`of ${name} is that of the stable site`, async ({ page, baseURL }) => {
      await page.goto(addresses.overview);
      const stable = await background(page);
      await page.goto(at(baseURL, name, addresses.overview));
      expect(await background(page)).toEqual(stable);
      await expect(notice(page)).toHaveCount(0);
    });
  }
});

test('a stable site asks for nothing more', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/notices.')) sheets.push(request.url());
  });
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
});

test('an old version leads to the same page of the stable site, on every page', async ({
  page,
  baseURL,
}) => {
  const link = notice(page).getByRole('link');
  await page.goto(at(baseURL, 'v19', addresses.overview));
  await expect(link).toHaveAttribute('href', `${site.origin}${addresses.overview}`);
  await expect(heading(page)).toHaveCount(1);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(new RegExp(`${addresses.installation}$`));
  await expect(notice(page)).toBeVisible();
  await expect(link).toHaveAttribute('href', `${site.origin}${addresses.installation}`);
});

test('the error page of an old version leads to the home page of the stable site', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'v19', addresses.missing));
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', `${site.origin}/`);
});

test('an old version is one without storage too', async ({ page, baseURL }) => {
  await refuseStorage(page, 'access throws');
  await page.goto(at(baseURL, 'v19', addresses.overview));
  await expect(notice(page)).toBeVisible();
});

for (const name of ['v19', 'next']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 800, 1280]) {
      test(`${name} has no violations in the ${colorScheme} scheme at ${width} px`, async ({
        page,
        baseURL,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(baseURL, name, addresses.overview));
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}
