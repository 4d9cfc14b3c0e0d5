import { expect, type Page, test } from '@playwright/test';
import { searchDialog, searchField } from '../search/support.ts';
import { heading } from '../support/shell.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a code or a message' });
const codes = (page: Page) => page.locator('tr[data-code]:visible');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const facts = (page: Page) => page.getByRole('region', { name: 'From the framework’s sources' });

test('the overview lists every code with a link to its page', async ({ page }) => {
  await page.goto('/errors');
  await expect(codes(page)).toHaveCount(348);
  const links = await page
    .locator('tr[data-code] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // That each of them has a page, `check:links` says.
  expect(links.filter((link) => !/^\/(?:errors|extended-diagnostics)\/NG\d+$/.test(link))).toEqual(
    [],
  );
});

for (const query of ['NG0203', '203', 'ERROR Error: NG0203: inject() must be called from …']) {
  test(`“${query}” leaves NG0203`, async ({ page }) => {
    await page.goto('/errors');
    await field(page).fill(query);
    await expect(codes(page)).toHaveCount(1);
    await expect(codes(page)).toContainText('Missing injection context');
    await expect(count(page)).toHaveText('1 of 348 errors');
    await expect(page.getByRole('heading', { name: 'Errors of the compiler' })).toBeHidden();
  });
}

test('a message without its code is found by its words', async ({ page }) => {
  await page.goto('/errors');
  await field(page).fill("Can't bind to 'climbs' since it isn't a known property of 'app-wall'.");
  await expect(codes(page)).toHaveCount(2);
  await expect(codes(page).nth(1)).toContainText('NG8002');
});

test('a message with the name of the reader’s own class finds the same here and in the search', async ({
  page,
}) => {
  const message = 'NullInjectorError: No provider for Foo!';
  await page.goto('/errors');
  await field(page).fill(message);
  await expect(codes(page)).toHaveCount(1);
  await expect(codes(page)).toContainText('NG0201');
  await page.keyboard.press('Control+k');
  await searchField(page).fill(message);
  await expect(searchDialog(page).getByRole('option').first()).toContainText('NG0201');
});

test('a query that nothing fits says so, and clearing it brings all back', async ({ page }) => {
  await page.goto('/errors');
  await field(page).fill('marmalade sandwich');
  await expect(count(page)).toHaveText('No code or message matches.');
  await expect(codes(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(codes(page)).toHaveCount(348);
  await expect(count(page)).toBeEmpty();
});

test('the address keeps the query, and brings it back', async ({ page }) => {
  await page.goto('/errors');
  await field(page).fill('NG0950');
  await expect(page).toHaveURL('/errors?query=NG0950');
  await page.reload();
  await expect(field(page)).toHaveValue('NG0950');
  await expect(codes(page)).toHaveCount(1);
  await field(page).fill('');
  await expect(page).toHaveURL('/errors');
});

test('a query survives the way to a page and back', async ({ page }) => {
  await page.goto('/errors');
  await field(page).fill('NG0950');
  await expect(page).toHaveURL('/errors?query=NG0950');
  await codes(page).getByRole('link').click();
  await expect(page).toHaveURL('/errors/NG0950');
  await page.goBack();
  await expect(field(page)).toHaveValue('NG0950');
  await expect(codes(page)).toHaveCount(1);
});

test('Enter opens the page of the only code that is left', async ({ page }) => {
  await page.goto('/errors');
  await field(page).fill('NG0950');
  await expect(codes(page)).toHaveCount(1);
  await field(page).press('Enter');
  await expect(page).toHaveURL('/errors/NG0950');
});

test('the page that Enter opens keeps its own address', async ({ page }) => {
  await page.clock.install();
  await page.goto('/errors');
  await field(page).fill('NG0950');
  await expect(codes(page)).toHaveCount(1);
  await field(page).press('Enter');
  await expect(heading(page)).toContainText('NG0950');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/errors/NG0950');
});

test('Enter does nothing while several are left', async ({ page }) => {
  await page.goto('/errors');
  await field(page).fill('provider');
  await expect(codes(page)).not.toHaveCount(348);
  await field(page).press('Enter');
  await expect(page).toHaveURL('/errors?query=provider');
});

test('the filter does not load before the reader comes near it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/errors');
  expect(scripts.filter((url) => url.includes('errors-filter'))).toEqual([]);
  await field(page).focus();
  await expect.poll(() => scripts.filter((url) => url.includes('errors-filter')).length).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables are whole and the field is not shown', async ({ page }) => {
    await page.goto('/errors?query=NG0950');
    await expect(codes(page)).toHaveCount(348);
    await expect(field(page)).toBeHidden();
  });
});

test('a page tells what the sources say from what we say', async ({ page }) => {
  await page.goto('/errors/NG0203');
  await expect(heading(page)).toHaveText(
    'NG0203: inject() must be called from an injection context',
  );
  await expect(facts(page)).toContainText('MISSING_INJECTION_CONTEXT');
  await expect(facts(page)).toContainText('@angular/core, when the application runs');
  await expect(facts(page)).toContainText('`inject()` function must be called from');
});

test('a code without an article has its facts, and says how to find the place', async ({
  page,
}) => {
  await page.goto('/errors/NG0205');
  await expect(heading(page)).toHaveText('NG0205: Injector already destroyed');
  await expect(page).toHaveTitle(/NG0205: Injector already destroyed/);
  await expect(facts(page)).toContainText('Injector has already been destroyed.');
  await expect(page.getByRole('heading', { name: 'Find the place' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});

test('two errors with one code share its page', async ({ page }) => {
  await page.goto('/errors/NG0910');
  await expect(facts(page)).toContainText('UNSAFE_ATTRIBUTE_BINDING');
  await expect(facts(page)).toContainText('UNSAFE_IFRAME_ATTRS');
});

test('a diagnostic says how to configure it', async ({ page }) => {
  await page.goto('/extended-diagnostics/NG8101');
  await expect(facts(page)).toContainText('invalidBananaInBox, by default: Warning');
  await expect(page.getByText('"invalidBananaInBox": "suppress"')).toBeVisible();
});

test('the overview of diagnostics lists them all', async ({ page }) => {
  await page.goto('/extended-diagnostics');
  const table = page.getByRole('table', { name: 'All checks' });
  await expect(table.getByRole('row')).toHaveCount(18);
  await table.getByRole('link', { name: 'NG8109' }).click();
  await expect(page).toHaveURL('/extended-diagnostics/NG8109');
});

for (const [spelling, route] of [
  ['/e/NG0203', '/errors/NG0203'],
  ['/e/203', '/errors/NG0203'],
  ['/e/ng00203', '/errors/NG0203'],
  ['/e/nG8002', '/errors/NG8002'],
  ['/e/NG01001', '/errors/NG01001'],
  ['/e/1001', '/errors/NG1001'],
  ['/e/ng8101', '/extended-diagnostics/NG8101'],
  ['/errors/NG8101', '/extended-diagnostics/NG8101'],
] as const) {
  test(`${spelling} leads to ${route}`, async ({ page }) => {
    await page.goto(spelling);
    await expect(page).toHaveURL(route);
    await expect(heading(page)).toContainText(route.split('/').at(-1) ?? '');
  });
}

test('a short link to a code that nobody has shows the error page', async ({ page }) => {
  await page.goto('/e/ng99999');
  await expect(page).toHaveURL('/e/99999');
  await expect(heading(page)).toHaveText('There is no page at this address');
});
