import { expect, type Page, test } from '@playwright/test';
import { type SharedCode, toHash } from '../../../src/islands/playground/shared-code.ts';
import { expectCode, typeText } from '../support/hands.ts';
import { application, expectRunning } from '../support/workspace.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const message = (page: Page) => page.locator('.playground-message');

const appText = `import { Component } from '@angular/core';
import { total } from './prices/total';

@Component({
  selector: 'app-root',
  templateUrl: './view.html',
})
export class App {
  protected readonly total = total;
}
`;

/** Opens an application whose component has a template and a module in files of their own. */
async function openProject(page: Page): Promise<void> {
  const answer = await page.request.get('/assets/playground/hello-world.json');
  const { files } = await answer.json();
  const code: SharedCode = {
    files: {
      ...files,
      '/src/app/app.ts': appText,
      '/src/app/view.html': '<h1>Total {{ total }}</h1>\n',
      '/src/app/prices/total.ts':
        "import { first } from './first';\n\nexport const total = first + 1;\n",
      '/src/app/prices/first.ts': 'export const first = 1;\n',
    },
    open: ['/src/app/app.ts', '/src/app/view.html', '/src/app/prices/total.ts'],
  };
  await page.goto(`/playground#${toHash(code)}`);
  await button(page, 'Run').click();
  await expectRunning(page, 'Total 2');
  await button(page, /^Files/).press('Enter');
  await expect(button(page, /^Files/)).toHaveAttribute('aria-expanded', 'false');
}

/** Types another name into the form, over what is there. */
async function giveName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await typeText(page, name);
  await page.keyboard.press('Enter');
}

/** The service that knows the imports is large. */
const patience = { timeout: 30_000 };

test.beforeEach(async ({ page }) => {
  test.slow();
  await openProject(page);
});

test('a file gets another name in another folder, its imports follow, and Undo takes it back', async ({
  page,
}) => {
  await tab(page, 'app/prices/total.ts').click();
  await button(page, 'Rename').press('Enter');
  await giveName(page, 'app/sum.ts');
  await expect(message(page)).toHaveText(
    'Renamed src/app/prices/total.ts to src/app/sum.ts. Imports were updated in 2 files.',
    patience,
  );
  await expect(tab(page, 'app/sum.ts')).toBeFocused();
  await expectCode(page, /from '\.\/prices\/first';/);
  await tab(page, 'app/app.ts').click();
  await expectCode(page, /from '\.\/sum';/);
  await expect(page.getByText('Problems (0)')).toBeVisible(patience);
  await expectRunning(page, 'Total 2');

  await button(page, 'Undo').press('Enter');
  await expect(message(page)).toHaveText(
    'Renamed src/app/sum.ts back to src/app/prices/total.ts.',
    patience,
  );
  await expect(message(page)).toBeFocused();
  await tab(page, 'app/app.ts').click();
  await expectCode(page, appText);
  await expectRunning(page, 'Total 2');
});

test('a template gets another name from the tree, and its component names it so', async ({
  page,
}) => {
  await button(page, /^Files/).press('Enter');
  await row(page, 'view.html').click();
  await row(page, 'view.html').press('F2');
  await typeText(page, 'home');
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText(
    'Renamed src/app/view.html to src/app/home.html. Paths were updated in 1 file.',
    patience,
  );
  await expect(row(page, 'home.html')).toBeFocused();
  await tab(page, 'app/app.ts').click();
  await expectCode(page, /templateUrl: '\.\/home\.html'/);
  await expect(page.getByText('Problems (0)')).toBeVisible(patience);
  await expect(application(page).getByRole('heading')).toHaveText('Total 2');
});

test('while imports are looked for, the form says so, and Escape keeps the name', async ({
  page,
}) => {
  // The service never comes.
  await page.route(/language\.worker|\/compiler\/files\/.*language/, () => {});
  await tab(page, 'app/prices/total.ts').click();
  await button(page, 'Rename').press('Enter');
  await giveName(page, 'app/sum.ts');
  const form = page.locator('.file-name');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(form.getByRole('status')).toHaveText('Looking for files that refer to it…');
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Rename')).toBeFocused();
  await expect(tab(page, 'app/prices/total.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(message(page)).toHaveText('');
});
