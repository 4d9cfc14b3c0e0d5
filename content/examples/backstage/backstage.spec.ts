import { expect, type Page, test } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();

test('a guard asks for a sign-in and leads back', async ({ page }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Callboard');
  await go(page, 'notes');
  await expect(title(page)).toHaveText('Sign in');
  await expect(page.getByText('/sign-in?next=%2Fnotes')).toBeVisible();

  await page.getByRole('button', { name: 'Jo, crew' }).click();
  await expect(title(page)).toHaveText('Notes');
});

test('one path has a page for each role', async ({ page }) => {
  await page.goto('/');
  await go(page, 'cues');
  await page.getByRole('button', { name: 'Jo, crew' }).click();
  await expect(title(page)).toHaveText('Cue sheet');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page)).toHaveText('Callboard');
  await go(page, 'cues');
  await page.getByRole('button', { name: 'Ada, stage manager' }).click();
  await expect(title(page)).toHaveText('Cue sheet, editing');
  await page.getByRole('button', { name: 'Add a cue' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

test('unsaved notes ask before they are left', async ({ page }) => {
  await page.goto('/');
  await go(page, 'notes');
  await page.getByRole('button', { name: 'Jo, crew' }).click();
  await page.getByLabel("For tomorrow's rehearsal").fill('Moon too bright');

  await go(page, 'callboard');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(title(page)).toHaveText('Notes');
  await expect(page.getByText('/ did not open.')).toBeVisible();

  await go(page, 'callboard');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(title(page)).toHaveText('Callboard');

  await go(page, 'notes');
  await page.getByLabel("For tomorrow's rehearsal").fill('Moon too dark');
  await page.getByRole('button', { name: 'Save' }).click();
  await go(page, 'callboard');
  await expect(title(page)).toHaveText('Callboard');
});

test('the fly bars are closed during the show', async ({ page }) => {
  await page.goto('/');
  await go(page, 'rigging');
  await page.getByRole('button', { name: 'Ada, stage manager' }).click();
  await page.getByLabel('The curtain is up').check();
  await go(page, 'rigging/fly-bars');
  await expect(page.getByText('/rigging/fly-bars did not open.')).toBeVisible();
  await expect(title(page)).toHaveText('Load plan');

  await page.getByLabel('The curtain is up').uncheck();
  await go(page, 'rigging/fly-bars');
  await expect(title(page)).toHaveText('Fly bars');
});
