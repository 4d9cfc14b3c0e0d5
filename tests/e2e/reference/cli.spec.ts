import { expect, test } from '@playwright/test';
import { watchProblems } from '../support/problems.ts';

const spotChecks: [route: string, id: string, texts: string[]][] = [
  ['/cli/build', 'optimization', ['boolean | object', '--no-optimization', 'inlineCritical']],
  ['/cli/build', 'output-hashing', ['none', 'bundles', 'Allowed Values']],
  ['/cli/build', 'define', ['--define key=value']],
  ['/cli/build', 'budgets', ['object[]', 'maximumError']],
  ['/cli/build', 'configuration', ['-c', 'Alias']],
  ['/cli/serve', 'port', ['number', '4200']],
  ['/cli/generate/component', 'name', ['string']],
  ['/cli/generate/component', 'change-detection', ['Default', 'OnPush']],
  ['/cli/add', 'collection', ['Required']],
  ['/cli/new', 'dry-run', ['-d', 'boolean']],
  ['/cli/mcp', 'local-only', ['false']],
];

for (const [route, id, texts] of spotChecks) {
  test(`${route}#${id} says ${texts.join(', ')}`, async ({ page }) => {
    await page.goto(route);
    const card = page.locator(`[id="${id}"]`);
    for (const text of texts) await expect(card).toContainText(text);
  });
}

test('the places in the line to type lead to the arguments and the options', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/cli/generate/component');
  const usage = page.getByRole('list', { name: 'Usage' }).getByRole('listitem').first();
  await usage.getByRole('link', { name: '[name]' }).click();
  await expect(page).toHaveURL('/cli/generate/component#arguments');
  await expect(page.getByRole('heading', { name: 'Arguments' })).toBeInViewport();
  await usage.getByRole('link', { name: '[options]' }).click();
  await expect(page).toHaveURL('/cli/generate/component#options');
  await expect(page.getByRole('heading', { name: 'Options' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('the list of names leads to the card of an option', async ({ page }) => {
  await page.goto('/cli/build');
  await page
    .getByRole('list', { name: 'Jump to an option' })
    .getByRole('link', { name: 'source-map' })
    .click();
  await expect(page).toHaveURL('/cli/build#source-map');
  await expect(page.locator('[id="source-map"]')).toBeInViewport();
});

test('a key of an object can be linked to', async ({ page }) => {
  await page.goto('/cli/build#optimization.styles.minify');
  await expect(page.locator('[id="optimization.styles.minify"]')).toBeInViewport();
});

test('a command links to its sub-commands', async ({ page }) => {
  await page.goto('/cli/cache');
  await page.getByRole('main').getByRole('link', { name: 'ng cache clean' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ng cache clean');
});

test('the overview lists every command, also the one that the CLI hides', async ({ page }) => {
  await page.goto('/cli');
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(19);
  await expect(rows.filter({ hasText: 'ng mcp' })).toContainText('AI assistants');
  await rows.getByRole('link', { name: 'ng serve' }).click();
  await expect(page).toHaveURL('/cli/serve');
});

test('a page of a command is complete without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/cli/build');
  await page
    .getByRole('list', { name: 'Usage' })
    .getByRole('link', { name: '[options]' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Options', exact: true })).toBeInViewport();
  await expect(page.locator('[id="watch"]')).toContainText('--watch');
  await context.close();
});

const configurationPages = [
  '/reference/configs/workspace-config',
  '/reference/configs/angular-compiler-options',
];

for (const route of configurationPages) {
  test(`${route} has its option tables, and each row can be linked to`, async ({ page }) => {
    await page.goto(route);
    const row = page.locator('dl [id]').last();
    const id = await row.getAttribute('id');
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(`${route}#${id}`);
    await expect(row).toBeInViewport();
  });
}

test('the table of the workspace says what a budget measures', async ({ page }) => {
  await page.goto('/reference/configs/workspace-config');
  await expect(page.locator('[id="application-budgets-type"]')).toContainText(
    '"anyComponentStyle"',
  );
  await expect(page.locator('[id="cli-cache-environment"]')).toContainText('"local"');
});

test('a parent command is an overview, and its sections can be linked to', async ({ page }) => {
  await page.goto('/cli/generate');
  await expect(page).toHaveTitle('ng generate • Overview • Angular');
  await page.goto('/cli/completion');
  const section = page.getByRole('heading', { level: 2, name: 'Automated setup' });
  await expect(section).toHaveId('automated-setup');
});
