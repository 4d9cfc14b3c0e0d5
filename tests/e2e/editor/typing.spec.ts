import { expect, type Page, test } from '@playwright/test';
import { expectCode, typeOver, typeText } from '../support/hands.ts';
import { application, codeField, expectRunning } from '../support/workspace.ts';

const program = `import { Component, signal } from '@angular/core';

// Paths, comments and closing tags all have a slash.
@Component({
selector: 'app-root',
template: \`
<h1>Typed {{ count() / 2 }}</h1>
<button type="button" (click)="count.set(8 / 2)">More</button>
\`,
})
export class App {
protected readonly count = signal(2); /* two */
}`;

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

for (const [address, heading] of [
  ['/playground', 'Hello, world!'],
  ['/tutorials/signals/2-deriving-state-with-computed-signals', 'Tiles for a mosaic'],
] as const)
  test(`a program with slashes is typed key by key on ${address}`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expectRunning(page, heading);
    await typeOver(page, program);
    await expect(search(page)).toBeHidden();
    await expect(codeField(page)).toContainText('</button>');
    await expectRunning(page, 'Typed 1');
    await application(page).getByRole('button', { name: 'More' }).click();
    await expectRunning(page, 'Typed 2');
    await expectCode(page, /\/\* two \*\/\n\s*\}$/);
  });

test('what the editor has closed is typed over, on whatever line it stands by now', async ({
  page,
}) => {
  await page.goto('/playground');
  await typeOver(page, '');
  await typeText(page, 'const rows = [`');
  await page.keyboard.press('Enter');
  await typeText(page, 'one');
  await page.keyboard.press('Enter');
  await typeText(page, '`, (1)];');
  await expectCode(page, /^const rows = \[`\n\s*one\n\s*`, \(1\)\];$/);
});
