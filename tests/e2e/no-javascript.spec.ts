import { expect, test } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import { contents, docsSidebar, heading, mainNavigation } from './support/shell.ts';

test.use({ javaScriptEnabled: false });

const templates = [addresses.home, addresses.overview, addresses.signals, addresses.missing];

for (const [layout, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 800, height: 900 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(layout, () => {
    test.use({ viewport });

    for (const address of templates) {
      test(`${address} shows its text, and no button that would do nothing`, async ({ page }) => {
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('main').locator('p').first()).toBeVisible();
        await expect(page.locator('button').and(page.locator(':visible'))).toHaveCount(0);
      });
    }

    test('the main navigation leads on', async ({ page }) => {
      await page.goto(addresses.home);
      await mainNavigation(page).getByRole('link', { name: 'Docs' }).click();
      await expect(page).toHaveURL(addresses.overview);
    });

    test('the sidebar leads to pages of the first slide and beneath', async ({ page }) => {
      await page.goto(addresses.overview);
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
      await docsSidebar(page).getByText('Essentials', { exact: true }).click();
      await expect(page).toHaveURL(addresses.essentials);
      await docsSidebar(page).getByRole('link', { name: 'Reactivity with signals' }).click();
      await expect(page).toHaveURL(addresses.signals);
    });

    test('all slides of a deeper page can be used', async ({ page }) => {
      await page.goto(addresses.signals);
      await expect(docsSidebar(page).getByText('Overview', { exact: true })).toBeVisible();
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
    });

    test('the contents lead to their headings', async ({ page }) => {
      await page.goto(addresses.signals);
      const last = contents(page).getByRole('link').last();
      const text = (await last.textContent()) ?? '';
      await last.click();
      await expect(page).toHaveURL(/#/);
      await expect(
        page.getByRole('main').getByRole('heading', { name: text }).last(),
      ).toBeInViewport();
    });

    test('the versions unfold', async ({ page }) => {
      await page.goto(addresses.overview);
      const versions = page.locator('details').filter({ hasText: 'next' });
      await expect(versions.getByRole('link', { name: 'v19' })).toBeHidden();
      await versions.locator('summary').click();
      await expect(versions.locator('summary')).toHaveText(`v${site.major}`);
      const links = versions.getByRole('link');
      await expect(links).toHaveText(site.versions.map(({ displayName }) => displayName));
      await expect(links.first()).toBeVisible();
      await expect(links.last()).toHaveAttribute('href', site.versions.at(-1)?.url ?? '');
    });

    test('the social links unfold', async ({ page }) => {
      await page.goto(addresses.overview);
      const social = page.locator('details').filter({ hasText: 'Bluesky' });
      await social.locator('summary').click();
      await expect(social.getByRole('link')).toHaveText(site.social.map(({ label }) => label));
      await expect(social.getByRole('link').last()).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test('the skip link leads to the content', async ({ page }) => {
    await page.goto(addresses.overview);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${addresses.overview}#content`);
  });

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the system's ${colorScheme} scheme is followed`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(addresses.overview);
      const background = await page.locator('html').evaluate(lightness);
      if (colorScheme === 'dark') expect(background).toBeLessThan(0.4);
      else expect(background).toBeGreaterThan(0.8);
    });
  }
});

/** Lightness of an element's background, 0 to 1, as the computed value names it first. */
function lightness(element: Element): number {
  return Number(/[\d.]+/.exec(getComputedStyle(element).backgroundColor)?.[0]);
}
