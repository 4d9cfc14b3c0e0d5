import { expect, type Page, test } from '@playwright/test';
import { bannerQueue } from '../../../src/components/notices/banner-queue.ts';
import { site } from '../../../src/site.config.ts';
import { bannerStorageKey } from '../../../src/stores/notice-keys.ts';
import { violations } from '../../support/axe.ts';
import { newReader } from '../../support/returning-reader.ts';
import { addresses } from '../support/addresses.ts';
import { expectSameWindow, markWindow } from '../support/marker.ts';
import { answer } from '../support/network.ts';
import { overhang } from '../support/overhang.ts';
import { watchProblems } from '../support/problems.ts';
import { docsSidebar, heading, phoneOpener, rail } from '../support/shell.ts';
import { refusals, refuseStorage } from '../support/storage.ts';

const [banner] = bannerQueue(site.banners);

/** Milliseconds of a day. */
const day = 24 * 60 * 60 * 1000;

const shown = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) =>
  shown(page).getByRole('button', { name: 'Close the announcement', exact: true });

/** Gives the page other banners: [storage key, start, end] in the order of the queue, as the build writes them. */
async function withBanners(page: Page, banners: [string, number, number][]): Promise<void> {
  await answer(page, addresses.overview, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const data = JSON.stringify(banners).replaceAll('"', '&quot;');
    const [element = ''] = /<aside class="notice top-banner"[\s\S]*?<\/aside>/.exec(html) ?? [];
    const elements = banners.map(([id], place) =>
      element
        .replace(/data-place="\d"/, `data-place="${place}"`)
        .replace(/data-key="[^"]*"/, `data-key="${id}"`)
        .replace(/<p>[\s\S]*<\/p>/, `<p>${id}</p>`),
    );
    const body = html
      .replace(/data-banners="[^"]*"/, `data-banners="${data}"`)
      .replace(element, elements.join(''));
    await route.fulfill({ response, body });
  });
}

test.skip(!banner, 'The site has no banner.');
test.use({ storageState: newReader });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime((banner?.end ?? 0) - day);
});

test('says its text and leads on, to a page that is there', async ({ page }) => {
  await page.goto(addresses.overview);
  const link = shown(page).getByRole('link', { name: banner?.text ?? '' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(link).toHaveAttribute('href', /^\//);
  await link.click();
  await expect(page).toHaveURL(banner?.link ?? '');
  await expect(heading(page)).toBeVisible();
  await expect(shown(page)).toBeVisible();
});

test('once closed it stays closed, on later pages and at later visits', async ({ page }) => {
  await page.goto(addresses.overview);
  await markWindow(page);
  await close(page).click();
  await expect(shown(page)).toHaveCount(0);
  expect(
    await page.evaluate((key) => localStorage.getItem(key), `${bannerStorageKey}${banner?.id}`),
  ).toBe('true');
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await expectSameWindow(page);
  await expect(shown(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('left open it is on the next page too, and can be closed there', async ({ page }) => {
  await page.goto(addresses.overview);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await close(page).click();
  await expect(shown(page)).toHaveCount(0);
});

test('the keyboard closes it, and goes on at the title', async ({ page }) => {
  await page.goto(addresses.overview);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('offline it leads where it led, and is closed for good', async ({ page, context }) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(shown(page).getByRole('link')).toHaveAttribute('href', banner?.link ?? '');
  await close(page).click();
  await expect(shown(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

for (const stored of ['false', '1', '']) {
  test(`a stored "${stored}" does not close it`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [`${bannerStorageKey}${banner?.id}`, stored],
    );
    await page.goto(addresses.overview);
    await expect(shown(page)).toBeVisible();
  });
}

test('is gone once it has expired', async ({ page }) => {
  await page.clock.setFixedTime((banner?.end ?? 0) + 1);
  await page.goto(addresses.overview);
  await expect(heading(page)).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  const box = await rail(page).boundingBox();
  expect(box?.y).toBe(0);
});

for (const refusal of refusals) {
  test.describe(`storage: ${refusal}`, () => {
    test.beforeEach(({ page }) => refuseStorage(page, refusal));

    test('shows it, and closing lasts until the next load', async ({ page }) => {
      const problems = watchProblems(page);
      await page.goto(addresses.overview);
      await close(page).click();
      await expect(shown(page)).toHaveCount(0);
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
      await expect(shown(page)).toHaveCount(0);
      expect(problems).toEqual([]);
    });

    test('hides it once it has expired', async ({ page }) => {
      await page.clock.setFixedTime((banner?.end ?? 0) + day);
      await page.goto(addresses.overview);
      await expect(heading(page)).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
    });
  });
}

test.describe('several banners', () => {
  const queue: [string, number, number][] = [
    ['first', 0, day],
    ['second', day / 2, 3 * day],
    ['third', 2 * day, 4 * day],
  ];

  test.beforeEach(async ({ page }) => {
    await withBanners(page, queue);
  });

  for (const [time, text] of [
    [day / 4, 'first'],
    [0.75 * day, 'first'],
    [1.5 * day, 'second'],
    [2.5 * day, 'second'],
    [3.5 * day, 'third'],
  ] as const) {
    test(`show ${text} at day ${time / day}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await page.goto(addresses.overview);
      await expect(shown(page)).toHaveText(text);
    });
  }

  test('come one after the other when they are closed', async ({ page }) => {
    await page.clock.setFixedTime(2.5 * day);
    await page.goto(addresses.overview);
    await expect(shown(page)).toHaveText('second');
    await close(page).click();
    await expect(shown(page)).toHaveCount(0);
    await page.reload();
    await expect(shown(page)).toHaveText('third');
    await close(page).click();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });

  test('end', async ({ page }) => {
    await page.clock.setFixedTime(5 * day);
    await page.goto(addresses.overview);
    await expect(heading(page)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });
});

test.describe('its place', () => {
  for (const [width, above] of [
    [390, '.site-bar'],
    [800, '.second-bar'],
  ] as const) {
    test(`is below the bars at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addresses.overview);
      const bar = await page.locator(above).boundingBox();
      const box = await shown(page).boundingBox();
      expect(box?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0));
      const title = await heading(page).boundingBox();
      expect(title?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
      expect(await overhang(page)).toBe(0);
    });
  }

  test('is below the one bar where there is no second', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto(addresses.home);
    const bar = await rail(page).boundingBox();
    const box = await shown(page).boundingBox();
    expect(box?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('is the top of a wide window, above all else', async ({ page }) => {
    await page.setViewportSize({ width: 1680, height: 800 });
    await page.goto(addresses.signals);
    const box = await shown(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
    for (const part of ['.rail', '.sidebar', '.contents']) {
      expect((await page.locator(part).boundingBox())?.y).toBe(box?.height);
    }
  });

  test('makes way for the open drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(addresses.overview);
    await phoneOpener(page).click();
    await expect(shown(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeVisible();
  });

  test('is not that of a heading that an address leads to', async ({ page }) => {
    await page.goto(addresses.signals);
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await page.goto(`${addresses.signals}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    const box = await shown(page).boundingBox();
    const top = (await target.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 800, 1280]) {
    test(`has no violations in the ${colorScheme} scheme at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addresses.overview);
      await expect(shown(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    });
  }
}

test('paper has none', async ({ page }) => {
  await page.goto(addresses.overview);
  await expect(shown(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is none, as it could not be closed', async ({ page }) => {
    await page.goto(addresses.overview);
    await expect(heading(page)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });
});
