import { expect, type Locator, type Page, test } from '@playwright/test';
import { example } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';
import { expectCode, typeOver } from '../support/hands.ts';
import { expectRunning } from '../support/workspace.ts';

const mine = `import { Component } from '@angular/core';
@Component({ selector: 'app-root', template: '<h1>Mine</h1>' })
export class App {}`;

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

test.beforeEach(() => {
  test.slow();
});

test('an example opens in the playground as it is, and runs there, also after loading the page again', async ({
  page,
}) => {
  await page.goto(addresses.components);
  await example(page, 1).getByRole('link', { name: 'Open in the playground' }).click();
  await expect(page).toHaveURL(/\/playground\?example=/);
  await expectRunning(page, 'Corner shop');
  await page.reload();
  await expectRunning(page, 'Corner shop');
  await page.goto('/playground?example=no-such-example');
  await expect(page.locator('.playground-message')).toHaveText(
    'The example “no-such-example” could not be loaded.',
  );
  await expectRunning(page, 'Hello, world!');
});

test('edits of an example stay when its editor is closed, go along into the playground, and end with Reset', async ({
  page,
}) => {
  await page.goto(addresses.components);
  const viewer = example(page, 1);
  const edit = button(viewer, 'Edit');
  await edit.press('Enter');
  await expect(viewer.locator('.code-editor .cm-content')).toBeFocused();
  await expect(button(viewer, 'Reset')).toHaveCount(0);
  await typeOver(page, mine);
  await expectRunning(page, 'Mine');
  await button(viewer, 'Close the editor').click();
  await expect(edit).toBeFocused();

  // Neither closing nor loading the page again loses them.
  await page.reload();
  await button(viewer, 'Edit').click();
  await expectCode(page, /<h1>Mine<\/h1>/);
  await expectRunning(page, 'Mine');
  await button(viewer, 'Reset').click();
  await expectRunning(page, 'Corner shop');
  await button(viewer, 'Bring my code back').click();
  await expectRunning(page, 'Mine');

  await button(viewer, 'Open in the playground').click();
  await expect(page).toHaveURL(/\/playground#/);
  await expectRunning(page, 'Mine');
  await page.reload();
  await expectRunning(page, 'Mine');

  // The link under the closed example takes them along too.
  await page.goBack();
  await viewer.getByRole('link', { name: 'Open in the playground' }).click();
  await expectRunning(page, 'Mine');
});

test('a step of a tutorial opens in the playground with the reader’s edits, without storage too', async ({
  page,
}) => {
  const step = '/tutorials/signals/2-deriving-state-with-computed-signals';
  await page.goto(step);
  await expectRunning(page, 'Tiles for a mosaic');
  await typeOver(page, mine);
  await expectRunning(page, 'Mine');
  await button(page, 'Open in the playground').click();
  await expect(page).toHaveURL(/\/playground#/);
  await expectRunning(page, 'Mine');
  await expect(button(page, 'Run')).toHaveCount(0);

  await page.goto(step);
  await expectRunning(page, 'Mine');
  await page.evaluate(() => {
    // The playground knows what it has kept as the reader's own.
    localStorage.clear();
    sessionStorage.clear();
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await button(page, 'Open in the playground').click();
  await expect(page).toHaveURL(/\/playground#v1\./);
  await button(page, 'Run').click();
  await expectRunning(page, 'Mine');
});
