import { expect, type Page, test } from '@playwright/test';
import { typeOver, typeText } from '../support/hands.ts';
import { application, expectRunning } from '../support/workspace.ts';

test.use({ viewport: { width: 1600, height: 1000 } });

/** Shows where it is; the framework's own location service, without a router. */
const program = `import { Component, inject, signal } from '@angular/core';
import { Location } from '@angular/common';

@Component({
selector: 'app-root',
template: \`<h1>At {{ path() }}</h1><button (click)="go()">Go</button>\`,
})
export class App {
readonly #location = inject(Location);
protected readonly path = signal(this.#location.path());

constructor() {
this.#location.subscribe(() => this.path.set(this.#location.path()));
}

protected go(): void {
this.#location.go('/oven?hot=very');
this.path.set('oven');
}
}`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Address in the preview' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the address of the preview is typed, taken back with Escape, and told when the application changes it', async ({
  page,
}) => {
  test.slow();
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, program);
  await expectRunning(page, 'At');
  await field(page).click();
  await typeText(page, 'birds?sort=name');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('ControlOrMeta+a');
  await typeText(page, 'birds?sort=name');
  await page.keyboard.press('Enter');
  await expectRunning(page, 'At /birds?sort=name');
  await expect(field(page)).toHaveValue('/birds?sort=name');
  await button(page, 'Back').click();
  await expect(field(page)).toHaveValue('/');
  await button(page, 'Forward').click();
  await expectRunning(page, 'At /birds?sort=name');
  await application(page).getByRole('button', { name: 'Go' }).click();
  await expect(field(page)).toHaveValue('/oven?hot=very');
  await expect(page.getByText('The preview is at /oven?hot=very')).toHaveAttribute(
    'role',
    'status',
  );
  // On a phone the whole address is to be read.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('.part-choice', { hasText: /^Preview/ }).click();
  const hidden = await field(page).evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(hidden).toBe(0);
});
