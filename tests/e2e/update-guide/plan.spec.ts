import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { watchProblems } from '../support/problems.ts';
import {
  allSteps,
  from,
  level,
  list,
  messages,
  option,
  path,
  planTitle,
  rows,
  showButton,
  status,
  to,
} from './support.ts';

test('the page loads no script of the guide before the reader comes to it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(path, { waitUntil: 'load' });
  expect(loaded.filter((url) => /update-guide\.[^/]*\.js/.test(url))).toEqual([]);
  await from(page).focus();
  await expect
    .poll(() => loaded.filter((url) => /update-guide\.[^/]*\.js/.test(url)))
    .toHaveLength(1);
});

test('the button shows the plan of the choice and moves the focus to its title', async ({
  page,
}) => {
  await page.goto(path);
  await expect(from(page)).toHaveValue('19.0');
  await expect(to(page)).toHaveValue('20.0');
  await expect(level(page, 'Basic')).toBeChecked();
  await expect(planTitle(page)).toBeHidden();
  await showButton(page).click();
  await expect(planTitle(page)).toHaveText('Update from 19.0 to 20.0, basic application');
  await expect(planTitle(page)).toBeFocused();
  await expect(rows(page, 'Update to version 20.0')).toContainText([/ng update @angular\/core@20/]);
  await expect(page).toHaveURL(`${path}?v=19.0-20.0&l=1`);
  await expect(allSteps(page)).toBeHidden();
  await expect(messages(page)).toBeEmpty();
  await expect(status(page)).toHaveText(/^Steps: \d+ before, \d+ during, \d+ after the update\.$/);
});

test('every change computes at once and stands in the address beside what was there', async ({
  page,
}) => {
  await page.goto(`${path}?x=1`);
  // Readers reach a control before they change it, which wakes the guide.
  await from(page).focus();
  await from(page).selectOption('18.0');
  await expect(page).toHaveURL(`${path}?x=1&v=18.0-20.0&l=1`);
  await expect(planTitle(page)).toHaveText('Update from 18.0 to 20.0, basic application');
  const during = rows(page, 'Update to version 20.0');
  const basic = await during.count();
  await level(page, 'Advanced').check();
  await expect(page).toHaveURL(`${path}?x=1&v=18.0-20.0&l=3`);
  await expect(page.getByText('All steps, including those for code')).toBeVisible();
  expect(await during.count()).toBeGreaterThan(basic);
  const withoutMaterial = await during.count();
  await option(page, 'Angular Material').check();
  await expect.poll(() => during.count()).toBeGreaterThan(withoutMaterial);
  await expect(during.filter({ hasText: 'ng update @angular/material@20' })).toHaveCount(1);
  await option(page, 'Angular Material').uncheck();
  await expect(during).toHaveCount(withoutMaterial);
});

test('an address with versions shows lists and the warning about several majors at once', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await page.goto(`${path}?v=17.0-20.0&l=3`);
  await expect(planTitle(page)).toHaveText('Update from 17.0 to 20.0, advanced application');
  await expect(from(page)).toHaveValue('17.0');
  await expect(level(page, 'Advanced')).toBeChecked();
  await expect(messages(page)).toContainText('more than one major version');
  for (const name of ['Before you update', 'Update to version 20.0', 'After you update']) {
    await expect(rows(page, name).first()).toBeVisible();
  }
  await expect(
    list(page, 'API changes').getByRole('link', { name: 'InjectFlags' }),
  ).toHaveAttribute('href', 'https://v19.angular.dev/api/core/InjectFlags');
  await expect(
    list(page, 'API changes').getByRole('link', { name: 'NgIf', exact: true }),
  ).toHaveAttribute('href', '/api/common/NgIf');
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a downgrade is refused: a warning, no lists, and the address as it was', async ({ page }) => {
  await page.goto(`${path}?v=18.0-19.0&l=1`);
  await expect(planTitle(page)).toBeVisible();
  await from(page).selectOption('20.0');
  await expect(messages(page)).toContainText('Version 19.0 is older than 20.0.');
  await expect(planTitle(page)).toBeHidden();
  await expect(page).toHaveURL(`${path}?v=18.0-19.0&l=1`);
  await to(page).selectOption('20.0');
  await expect(messages(page)).toBeEmpty();
  await expect(planTitle(page)).toHaveText('Update from 20.0 to 20.0, basic application');
});

for (const [address, notice, plan] of [
  ['?v=3.0-20.0', '“3.0”', 'Update from 19.0 to 20.0, basic application'],
  ['?v=17.0-99.9', '“99.9”', 'Update from 17.0 to 20.0, basic application'],
  ['?v=%3Cimg%3E-x', '“<img>” and “x”', undefined],
  ['?l=7', '“l=7”', undefined],
] as const) {
  test(`${address} is ignored where it is unknown, with a notice`, async ({ page }) => {
    const problems = watchProblems(page);
    await page.goto(path + address);
    await expect(messages(page)).toContainText(`The guide ignores ${notice} in the address`);
    if (plan) await expect(planTitle(page)).toHaveText(plan);
    else await expect(allSteps(page)).toBeVisible();
    await from(page).selectOption('18.0');
    await expect(messages(page)).not.toContainText('The guide ignores');
    expect(problems).toEqual([]);
  });
}

test('an update to a version before 6 names the commands, for npm or yarn', async ({ page }) => {
  const managers = page.getByRole('group', { name: 'Package manager' });
  await page.goto(`${path}?v=4.0-5.0&l=1`);
  await option(page, 'Windows').uncheck();
  const install = rows(page, 'Update to version 5.0').filter({ hasText: 'Install the packages' });
  await expect(install).toContainText('npm install @angular/{animations,');
  await expect(install).toContainText('npm install typescript@2.4.2 --save-exact');
  await managers.getByRole('radio', { name: 'yarn' }).check();
  await expect(install).toContainText('yarn add @angular/{animations,');
  await expect(install).not.toContainText('--save-exact');
  await option(page, 'Windows').check();
  await expect(install).toContainText('@angular/common@"^5.0.0" @angular/compiler@"^5.0.0"');
  await from(page).selectOption('19.0');
  await to(page).selectOption('20.0');
  await expect(managers).toBeHidden();
});

test.describe('on Windows', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36' });

  test('the box of Windows is ticked beforehand, and can be unticked', async ({ page }) => {
    await page.goto(`${path}?v=7.0-8.0&l=3`);
    await expect(option(page, 'Windows')).toBeChecked();
    const step = rows(page, 'Update to version 8.0').filter({ hasText: 'the shell of Windows' });
    await expect(step).toHaveCount(1);
    await option(page, 'Windows').uncheck();
    await expect(step).toHaveCount(0);
  });
});

test('a link within the site brings the guide with its plan', async ({ page }) => {
  await page.goto('/reference/glossary');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'To the plan';
    document.querySelector('main')?.prepend(link);
  }, `${path}?v=19.0-20.0&l=2`);
  await page.getByRole('link', { name: 'To the plan' }).click();
  await expect(planTitle(page)).toHaveText('Update from 19.0 to 20.0, medium application');
});
