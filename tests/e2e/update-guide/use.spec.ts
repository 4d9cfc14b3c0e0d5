import { expect, test } from '@playwright/test';
import { watchProblems } from '../support/problems.ts';
import { refusals, refuseStorage } from '../support/storage.ts';
import { allSteps, from, level, path, planTitle, rows, showButton } from './support.ts';

const plan = `${path}?v=19.0-20.0&l=2`;
const during = 'Update to version 20.0';

/** What screen readers hear of the message at the lower edge of the window. */
const snackbar = (page: import('@playwright/test').Page) =>
  page.locator('.snackbar').getByRole('status');

test('ticks stay for later visits and in other plans with the same step', async ({ page }) => {
  await page.goto(plan);
  const step = rows(page, during).filter({ hasText: 'Compile with TypeScript 5.8' });
  await step.getByRole('checkbox').check();
  await page.reload();
  await expect(step.getByRole('checkbox')).toBeChecked();
  await from(page).selectOption('18.0');
  await expect(step.getByRole('checkbox')).toBeChecked();
  await step.getByRole('checkbox').uncheck();
  await page.reload();
  await expect(step.getByRole('checkbox')).not.toBeChecked();
});

test('the box of a step is named after its text', async ({ page }) => {
  await page.goto(plan);
  await expect(
    page.getByRole('checkbox', { name: 'Compile with TypeScript 5.8; later releases' }),
  ).toBeVisible();
});

for (const refusal of refusals) {
  test(`the guide works where storage is refused: ${refusal}`, async ({ page }) => {
    await refuseStorage(page, refusal);
    const problems = watchProblems(page);
    await page.goto(plan);
    const box = rows(page, during).first().getByRole('checkbox');
    await box.check();
    await expect(box).toBeChecked();
    await level(page, 'Advanced').check();
    await expect(planTitle(page)).toHaveText('Update from 19.0 to 20.0, advanced application');
    expect(problems).toEqual([]);
  });
}

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: import('@playwright/test').Page) =>
    page.evaluate(() => navigator.clipboard.readText());

  test('pressing code copies it and says so', async ({ page }) => {
    await page.goto(plan);
    const command = page.getByRole('button', {
      name: 'ng update @angular/core@20 @angular/cli@20',
    });
    await command.click();
    await expect(snackbar(page)).toHaveText('Copied to clipboard');
    expect(await clipboard(page)).toBe('ng update @angular/core@20 @angular/cli@20');
    await expect(command).not.toHaveAttribute('data-copying');
  });

  for (const key of ['Enter', ' ']) {
    test(`code is copied with the key “${key}”`, async ({ page }) => {
      await page.goto(plan);
      const command = page.getByRole('button', {
        name: 'ng update @angular/core@20 @angular/cli@20',
      });
      await command.focus();
      await page.keyboard.press(key);
      await expect(snackbar(page)).toHaveText('Copied to clipboard');
      expect(await clipboard(page)).toBe('ng update @angular/core@20 @angular/cli@20');
    });
  }

  test('code in the list of all steps is copied too', async ({ page }) => {
    await page.goto(path);
    await from(page).focus();
    await expect(page.locator('.update-guide[data-ready]')).toBeVisible();
    await allSteps(page).locator('code', { hasText: 'ng update @angular/core@18' }).click();
    await expect.poll(() => clipboard(page)).toContain('ng update @angular/core@18');
  });

  test('the plan is copied as a list of Markdown with the ticks', async ({ page }) => {
    await page.goto(`${path}?v=17.0-20.0&l=1`);
    const step = rows(page, during).filter({ hasText: 'Compile with TypeScript 5.8' });
    await step.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Copy the plan as Markdown' }).click();
    await expect(snackbar(page)).toHaveText('Copied to clipboard');
    const text = await clipboard(page);
    expect(text).toMatch(/^# Update from 17\.0 to 20\.0, basic application\n/);
    expect(text).toContain('\n> From 17.0 to 20.0 is more than one major version.');
    expect(text).toContain('\n## Update to version 20.0\n\n- [');
    expect(text).toContain('\n- [x] Compile with TypeScript 5.8;');
    expect(text).toContain('`ng update @angular/core@20 @angular/cli@20`');
    expect(text).toContain('[`InjectFlags`](https://v19.angular.dev/api/core/InjectFlags)');
    expect(text.match(/^- \[[ x]\] ./gm)?.length).toBeGreaterThan(20);
  });
});

test('offline the plan goes on, and says where no snackbar can be loaded that it was copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // It comes with the first act, which may be over before the network is.
  await page.route('**/assets/lasting/snackbar.js', (route) => route.abort());
  await page.goto(plan, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await level(page, 'Advanced').check();
  await expect(planTitle(page)).toHaveText('Update from 19.0 to 20.0, advanced application');
  await rows(page, during).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Copy the plan as Markdown' }).click();
  await expect(page.locator('[data-status]')).toHaveText('Copied to clipboard');
  await expect(page.locator('.snackbar')).toHaveCount(0);
});

test('copying that is refused says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto(plan);
  await page.getByRole('button', { name: 'Copy the plan as Markdown' }).click();
  await expect(snackbar(page)).toHaveText('Copying failed');
});

test('the guide can be used with the keyboard alone', async ({ page }) => {
  await page.goto(path);
  await from(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(planTitle(page)).toHaveText('Update from 18.0 to 20.0, basic application');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(level(page, 'Basic')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(planTitle(page)).toHaveText('Update from 18.0 to 20.0, medium application');
  await showButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(planTitle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy the plan as Markdown' })).toBeFocused();
  await page.keyboard.press('Tab');
  const box = rows(page, 'Before you update').first().getByRole('checkbox');
  await expect(box).toBeFocused();
  await page.keyboard.press(' ');
  await expect(box).toBeChecked();
});

test('a script that does not come leaves the list of all steps', async ({ page }) => {
  await page.route(/update-guide\.[^/]*\.js/, (route) => route.abort());
  await page.goto(`${path}?v=17.0-20.0`);
  await from(page).focus();
  await from(page).selectOption('18.0');
  await expect(allSteps(page)).toBeVisible();
  await expect(allSteps(page).locator('h3').first()).toHaveText('Version 20');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the steps by version', async ({ page }) => {
    await page.goto(`${path}?v=17.0-20.0`);
    await expect(from(page)).toBeHidden();
    const headings = allSteps(page).locator('h3');
    await expect(headings).toHaveText(
      Array.from({ length: 17 }, (_, index) => new RegExp(`Version ${20 - index}`)),
    );
    expect(await page.locator('[data-step]:visible').count()).toBeGreaterThanOrEqual(250);
    await page
      .getByRole('navigation', { name: 'Versions' })
      .getByRole('link', { name: '12' })
      .click();
    await expect(page).toHaveURL(/#version-12$/);
    await expect(page.getByText('Only with Angular Material.').first()).toBeVisible();
  });
});

for (const width of [390, 800, 1280]) {
  for (const address of [path, plan]) {
    test(`${address} fits into ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      if (address === plan) await expect(planTitle(page)).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await expect(showButton(page)).toBeInViewport();
    });
  }
}
