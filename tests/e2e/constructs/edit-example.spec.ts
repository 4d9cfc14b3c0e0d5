import { expect, test } from '@playwright/test';
import { example } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';
import { typeOver } from '../support/hands.ts';
import { codeOf, expectRunning, foreignRequests } from '../support/workspace.ts';

test('an example of an article is edited where it stands, and nothing of the editor loads before', async ({
  page,
}) => {
  test.slow();
  const foreign = foreignRequests(page);
  const compiler: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/')) compiler.push(request.url());
  });
  await page.goto(addresses.components);
  const viewer = example(page, 1);
  await viewer.scrollIntoViewIfNeeded();
  const edit = viewer.getByRole('button', { name: 'Edit', exact: true });
  await edit.hover();
  expect(compiler).toEqual([]);
  await edit.click();
  await expect(viewer.getByRole('tab', { name: 'app.ts' }).last()).toBeVisible();
  await expectRunning(page, 'Corner shop');
  // Marks for quotations are nothing that a reader edits.
  expect(await codeOf(page)).not.toContain('docregion');
  await typeOver(
    page,
    "import { Component } from '@angular/core';\n@Component({ selector: 'app-root', template: '<h1>Mine</h1>' })\nexport class App {}",
  );
  await expectRunning(page, 'Mine');
  await viewer.getByRole('button', { name: 'Close the editor' }).click();
  await expect(viewer.locator('.example-panel:visible')).toContainText('class App');
  expect(foreign).toEqual([]);
});
