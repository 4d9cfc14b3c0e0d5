import { expect, test } from '@playwright/test';

const heading = { level: 1 } as const;

test('links lead to pages and mark the current one', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Welcome' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await main.getByRole('link', { name: 'Trails' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Trails');
  await expect(page).toHaveTitle('Trails | Marsh Hill');

  await page.getByRole('link', { name: 'Heron Loop' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Heron Loop');
  await expect(page).toHaveTitle('Heron Loop | Marsh Hill');
  await expect(main.getByRole('link', { name: 'Trails' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('Around the lake')).toBeVisible();

  await page.getByRole('link', { name: 'Wildlife' }).click();
  await expect(page.getByText('Kingfisher')).toBeVisible();
  await page.getByRole('button', { name: 'Next trail' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Ridge Path');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Kingfisher')).toBeVisible();
});

test('query parameters filter, and merge', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Longest walk, in miles').fill('4');
  await page.getByRole('button', { name: 'Find trails' }).click();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(2);

  await page.getByRole('link', { name: 'gentle', exact: true }).click();
  await expect(list).toHaveText([/Reed Walk/]);
  await expect(page.getByRole('status')).toHaveText(
    '/trails?upTo=4&level=gentle',
  );

  await page.getByRole('link', { name: 'any level' }).click();
  await expect(page.getByRole('status')).toHaveText('/trails?upTo=4');
});

test('the second outlet stays while the first navigates', async ({ page }) => {
  await page.goto('/#/trails?level=steep');
  await page.getByRole('link', { name: 'Show the packing list' }).click();
  await expect(page.getByText('Binoculars')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    '/trails(aside:packing)?level=steep',
  );
  await page.getByRole('link', { name: 'Ridge Path' }).click();
  await expect(page.getByText('Binoculars')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    '/trails/ridge-path(aside:packing)',
  );

  const hide = page.getByRole('link', { name: 'Hide it' });
  await hide.click();
  await expect(page.getByText('Binoculars')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('/trails/ridge-path');
  await expect(hide).toBeHidden();
});

test('one link sets both outlets', async ({ page }) => {
  await page.goto('/');
  const aside = page.getByRole('complementary', { name: 'Beside the page' });
  await expect(aside).toHaveText('');

  await page.getByRole('link', { name: 'Plan a steep walk' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Ridge Path');
  await expect(aside.getByRole('heading')).toHaveText('To pack');
  await expect(page.getByRole('status')).toHaveText(
    '/trails/ridge-path(aside:packing)',
  );
});

test('old addresses lead to the new ones', async ({ page }) => {
  const address = page.getByRole('status');
  await page.goto('/#/walks');
  await expect(address).toHaveText('/trails');
  await page.goto('/#/walks/ridge-path');
  await expect(address).toHaveText('/trails/ridge-path');
  await page.goto('/#/trail.php?id=2');
  await expect(address).toHaveText('/trails/heron-loop');
  await page.goto('/#/trail.php?id=99');
  await expect(address).toHaveText('/trails');
});

test('links to old URLs lead to pages', async ({ page }) => {
  const address = page.getByRole('status');
  const visit = page.getByRole('link', { name: 'Your visit' });
  const old = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/#/visit');
  await old('/walks').click();
  await expect(address).toHaveText('/trails');

  await visit.click();
  await old('/trail.php?id=7').click();
  await expect(address).toHaveText('/trails/ridge-path');
});

test('the weather decides where a redirect leads', async ({ page }) => {
  const today = page.getByRole('link', { name: '/today' });
  await page.goto('/#/visit');
  await today.click();
  await expect(page.getByRole('heading', heading)).toHaveText('Ridge Path');

  await page.getByRole('link', { name: 'Your visit' }).click();
  await page.getByLabel('It is windy today').check();
  await today.click();
  await expect(page.getByRole('heading', heading)).toHaveText('Reed Walk');
});

test('a marked page is loaded early, a section when it opens', async ({
  page,
}) => {
  await page.goto('/');
  const parts = page.getByText('Loaded parts:');
  await expect(parts).toHaveText('Loaded parts: visit');

  await page.getByRole('link', { name: 'Rangers' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Rangers');
  await expect(parts).toHaveText('Loaded parts: visit, ranger');
});

test('lazy pages load, and a section keeps its service', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Your visit' }).click();
  await page.getByRole('link', { name: 'Parking' }).click();
  await expect(page.getByRole('status')).toHaveText('/visit#parking');

  await page.getByRole('link', { name: 'Rangers' }).click();
  await page.getByRole('button', { name: 'Report an otter' }).click();
  await page.getByRole('link', { name: 'Sightings: 1' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['Otter']);
});

test('unknown addresses say so', async ({ page }) => {
  await page.goto('/#/trails/nowhere');
  await expect(page.getByRole('heading', heading)).toHaveText('No such trail');
  await page.goto('/#/no/such/page');
  await expect(page.getByRole('heading', heading)).toHaveText('Page not found');
});
