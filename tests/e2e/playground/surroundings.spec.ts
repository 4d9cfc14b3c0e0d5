import { expect, test } from '@playwright/test';
import { expectCode } from '../support/hands.ts';
import { codeField } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

test('files of a tutorial keep their names, and all of them can be read', async ({ page }) => {
  await page.goto(step);
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Format', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Files/ }).click();
  for (const name of ['New file', 'Rename', 'Delete'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('treeitem', { name: 'index.html' }).click();
  await expectCode(page, /<app-root>/);
});

test('pages with an editor have no footer, and others do', async ({ page }) => {
  for (const address of ['/playground', '/tutorials/signals', step]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await page.goto('/essentials/signals');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
