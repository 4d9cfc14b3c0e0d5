import { violations, WCAG } from '../../support/axe.ts';
import { templates } from './applications.ts';
import { expect, open, test } from './fixtures.ts';

const named = (name: string) => {
  const template = templates.find((candidate) => candidate.name === `playground/${name}`);
  if (!template) throw new Error(`There is no template ${name}.`);
  return template;
};

for (const template of templates) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${template.name} starts without errors and is accessible, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, template);
      expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    });
  }
}

test('hello world greets whoever is named', async ({ page }) => {
  await open(page, named('hello-world'));
  await page.getByLabel('Who').fill('Ada');
  await expect(page.getByRole('heading')).toHaveText('Hello, Ada!');
  await page.getByLabel('Who').fill('');
  await expect(page.getByRole('heading')).toHaveText('Hello, world!');
});

test('a new project greets as the one of the CLI does', async ({ page }) => {
  await open(page, named('new-project'));
  await expect(page.getByRole('heading')).toHaveText('Hello, my-app');
});

test('signals computes the ingredients, and another meal takes back the number for each', async ({
  page,
}) => {
  await open(page, named('signals'));
  const status = page.getByRole('status');
  await expect(status).toHaveText('12 pancakes need:');
  await page.getByLabel('Pancakes for each').fill('6');
  await expect(status).toHaveText('18 pancakes need:');
  await expect(page.getByRole('listitem').filter({ hasText: 'Flour' })).toHaveText('Flour: 450 g');
  await page.getByLabel('Dessert').check();
  await expect(status).toHaveText('6 pancakes need:');
});

test('control flow shows the flights that match, or that there is none', async ({ page }) => {
  await open(page, named('control-flow'));
  const flights = page.getByRole('listitem');
  await expect(flights).toHaveCount(4);
  await page.getByLabel('Where to?').fill('nai');
  await expect(flights).toHaveText([/Nairobi.*late by 40 minutes, have a coffee/]);
  await page.getByLabel('Where to?').fill('moon');
  await expect(flights).toHaveText(['No flight goes to “moon” today.']);
});
