import { expect, test } from '@playwright/test';

const dragonAlt = 'A red and yellow diamond kite';

test('the banner is fetched first and eagerly', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('img', { name: 'Three kites' });
  await expect(banner).toHaveAttribute('loading', 'eager');
  await expect(banner).toHaveAttribute('fetchpriority', 'high');
  await expect(banner).toHaveAttribute('decoding', 'sync');
  await expect(banner).toHaveAttribute('src', 'kites/field-960.png');
  await expect(banner).toHaveAttribute('sizes', '100vw');
  await expect(banner).toHaveCSS('position', 'absolute');
});

test('a kite is lazy and has an address for each width', async ({ page }) => {
  await page.goto('/');
  const dragon = page.getByRole('img', { name: dragonAlt });
  await expect(dragon).toHaveAttribute('loading', 'lazy');
  await expect(dragon).toHaveAttribute(
    'sizes',
    'auto, (min-width: 40rem) 33vw, 50vw',
  );
  await expect(dragon).toHaveAttribute(
    'srcset',
    'kites/dragon-320.png 320w, kites/dragon-640.png 640w, ' +
      'kites/dragon-960.png 960w',
  );
});

test('the placeholder gives way to the picture', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/dragon-\d{3}\.png$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');

  const dragon = page.getByRole('img', { name: dragonAlt });
  await expect(dragon).toHaveCSS('background-image', /dragon-32\.png/);
  await expect(dragon).toHaveCSS('filter', 'blur(15px)');

  release();
  await expect(dragon).toHaveCSS('background-image', 'none');
  await expect(dragon).toHaveCSS('filter', 'none');
});

test('larger pictures get larger files', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('row', { name: 'Dragon' });
  await expect(row).toContainText('dragon-320.png');

  await page.getByRole('checkbox', { name: 'Large pictures' }).check();
  await expect(row).toContainText('dragon-640.png');
});

test('the vector graphic has one file and no set', async ({ page }) => {
  await page.goto('/');
  const badge = page.locator('header img');
  await expect(badge).toHaveAttribute('src', 'kites/badge.svg');
  await expect(badge).not.toHaveAttribute('srcset');
});

test('the directive has nothing to warn of', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByRole('row')).toHaveCount(5);

  // The host of this test is neither `localhost` nor one to connect to early.
  const others = warnings.filter((text) => !text.startsWith('NG02956'));
  expect(others).toEqual([]);
});
