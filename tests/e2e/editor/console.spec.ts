import { expect, type Locator, type Page, test } from '@playwright/test';
import { typeOver, typeText } from '../support/hands.ts';
import { application, expectRunning } from '../support/workspace.ts';

test.use({ viewport: { width: 1600, height: 1000 } });

const program = (act: string): string => `import { Component } from '@angular/core';

@Component({
selector: 'app-root',
template: \`<h1>Oven</h1><button (click)="act()">Act</button><output>{{ clicks }}</output>\`,
})
export class App {
protected clicks = 0;

protected act(): void {
this.clicks++;
${act}
}
}`;

const log = (page: Page): Locator => page.getByRole('log', { name: 'Console' });
const lines = (page: Page): Locator => log(page).locator('.console-line');
const consoleTab = (page: Page): Locator => page.getByRole('tab', { name: /^Console/ });
const press = (page: Page) => application(page).getByRole('button', { name: 'Act' }).click();

/** Opens the playground and types an application whose button does something. */
async function openWith(page: Page, act: string): Promise<void> {
  test.slow();
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, program(act));
  await expectRunning(page, 'Oven');
}

test('a value is opened with the keyboard, equal lines are counted, and the console is filtered', async ({
  page,
}) => {
  await openWith(
    page,
    `console.log('It has', { loaves: [3], kind: 'rye' });
for (let i = 0; i < 4; i++) console.warn('Too hot');
console.groupCollapsed('Dough');
console.debug('flour');
console.groupEnd();
console.table([{ kind: 'rye' }]);`,
  );
  await press(page);
  await consoleTab(page).click();
  await expect(lines(page)).toHaveCount(4);
  await expect(lines(page).nth(1)).toContainText('4 times: Too hot');
  const value = lines(page).first().locator('summary').first();
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(lines(page).first().locator('.console-inside')).toContainText('kind: "rye"');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(lines(page).first()).toContainText('0: 3');
  await expect(log(page).getByRole('cell', { name: '"rye"' })).toBeVisible();
  const group = log(page).getByRole('button', { name: 'Dough' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.press('Enter');
  await expect(lines(page).filter({ hasText: 'flour' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Warnings and errors');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('All levels');
  await page.getByRole('searchbox', { name: 'Filter the console' }).click();
  await typeText(page, 'FLOUR');
  await expect(lines(page)).toHaveText([/flour/]);
  await typeText(page, 'x');
  await expect(page.getByText('None of the 5 lines matches the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
});

test('an endless flood of long lines leaves page and application usable, and can be cleared', async ({
  page,
}) => {
  await openWith(
    page,
    `setInterval(() => {
for (let i = 0; i < 40; i++) console.log('app:/'.repeat(2000), i, this.clicks);
});`,
  );
  await press(page);
  await consoleTab(page).click();
  await expect(lines(page).filter({ hasText: 'more lines were left out' }).first()).toBeVisible({
    timeout: 20_000,
  });
  await press(page);
  await expect(application(page).locator('output')).toHaveText('2');
  const filter = page.getByRole('searchbox', { name: 'Filter the console' });
  await filter.click();
  await typeText(page, 'left out');
  await expect(filter).toHaveValue('left out');
  await expect(lines(page).filter({ hasText: 'app:/' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  expect(await log(page).locator('*').count()).toBeLessThan(3000);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  // The flood goes on, so that there are some lines again, but not those of before.
  await expect.poll(() => lines(page).count()).toBeLessThan(100);
});

test('the console keeps its place while somebody reads, follows the end otherwise, and opens when the application throws', async ({
  page,
}) => {
  await openWith(
    page,
    `for (let i = 0; i < 60; i++) console.log('line', this.clicks, i);
if (this.clicks === 3) throw new Error('No flour');`,
  );
  await press(page);
  await consoleTab(page).click();
  const last = (text: string) => lines(page).filter({ hasText: text }).last();
  await expect(last('line 1 59')).toBeInViewport();
  const reading = last('line 1 20');
  await reading.scrollIntoViewIfNeeded();
  await press(page);
  await expect(lines(page)).toHaveCount(120);
  await expect(reading).toBeInViewport();
  await expect(last('line 2 59')).not.toBeInViewport();
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await press(page);
  await expect(consoleTab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(last('No flour')).toBeVisible();
  await last('No flour')
    .getByRole('button', { name: /^app\.ts:13:/ })
    .first()
    .click();
  await expect(page.locator('.cm-activeLine')).toContainText('No flour');
});

/** Replaces what the button does, in the code as it is. */
const throwing = (message: string) =>
  program('').replace(
    'clicks = 0',
    `clicks = this.fail();

private fail(): number {
throw new Error('${message}');
}`,
  );

test('a console that an error has opened closes when the error is corrected', async ({ page }) => {
  await openWith(page, '');
  await typeOver(page, throwing('No flour'));
  await expect(consoleTab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(log(page)).toContainText('No flour');
  await typeOver(page, program(''));
  await expect(page.getByRole('tab', { name: 'Console (0)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Problems/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a console that an error has opened and the reader has used stays open', async ({ page }) => {
  await openWith(page, '');
  await typeOver(page, throwing('No flour'));
  await expect(consoleTab(page)).toHaveAttribute('aria-selected', 'true');
  await log(page).click();
  await typeOver(page, program(''));
  await expectRunning(page, 'Oven');
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await expect(consoleTab(page)).toHaveAttribute('aria-selected', 'true');
});
