import { expect, type Page, test } from '@playwright/test';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import type { ProjectFiles, ProjectPath } from '../../../src/sandbox/types.ts';
import {
  clickAfter,
  closeCompletion,
  expectCode,
  takeCompletion,
  typeOver,
  typeText,
} from '../support/hands.ts';
import { holdScript } from '../support/network.ts';
import { codeField, expectRunning } from '../support/workspace.ts';

const APP: ProjectPath = '/src/app/app.ts';
const BIRD: ProjectPath = '/src/app/bird.ts';

/** The service takes as long as on a slow computer. */
const slow = { timeout: 30_000 };

const files: ProjectFiles = {
  '/src/main.ts': '',
  [APP]: `import { Component, signal } from '@angular/core';
import { Bird } from './bird';

@Component({
  selector: 'app-root',
  imports: [Bird],
  template: '<app-bird [eggs]="count()" />',
})
export class App {
  protected readonly count = signal(1);
}
`,
  [BIRD]: `import { Component, input } from '@angular/core';

@Component({
  selector: 'app-bird',
  template: \`<p>{{ eggs() }}</p>\`,
})
export class Bird {
  readonly eggs = input(0);
}
`,
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Opens the files in the place of what is open. */
async function open(page: Page): Promise<void> {
  const hash = toHash({ files, open: [APP, BIRD] });
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
  await tab(page, 'app/app.ts').click();
  await expectCode(page, files[APP] ?? '');
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/playground');
});

test('what is typed before the help with code is there is completed when it comes', async ({
  page,
}) => {
  const gate = await holdScript(page, 'language');
  await page.reload();
  await open(page);
  await clickAfter(page, 'count = signal(1);');
  await typeText(page, '\nreadonly eggs = this.cou');
  gate.open();
  await takeCompletion(page, 'count', slow);
  await expectCode(page, /readonly eggs = this\.count$/m);
});

test('F12 opens the declaration of a name, and shows those of packages; F2 renames everywhere', async ({
  page,
}) => {
  await open(page);
  await clickAfter(page, '[egg');
  await page.keyboard.press('F12');
  await expect(tab(page, 'app/bird.ts')).toHaveAttribute('aria-selected', 'true', slow);
  await expectCode(page, files[BIRD] ?? '');
  await expect(codeField(page)).toBeFocused();

  // The cursor stands at the declaration.
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'New name for eggs' });
  await expect(field).toBeFocused(slow);
  await page.keyboard.press('ControlOrMeta+a');
  await typeText(page, 'count');
  await page.keyboard.press('Enter');
  await expectCode(page, (files[BIRD] ?? '').replaceAll('eggs', 'count'));
  await tab(page, 'app/app.ts').click();
  await expectCode(page, (files[APP] ?? '').replace('[eggs]', '[count]'));

  await clickAfter(page, 'count = sig');
  await page.keyboard.press('F12');
  await expect(page.locator('.editor-explanation')).toContainText('declare function signal');
  await expect(page.locator('.editor-explanation')).toContainText('Declared in @angular/core');
});

test('a call shows what it expects while its arguments are typed', async ({ page }) => {
  await open(page);
  await clickAfter(page, 'signal(1);');
  await page.keyboard.press('Enter');
  await typeText(page, 'readonly two = signal(');
  const help = page.locator('.editor-explanation');
  await expect(help.locator('strong')).toHaveText(/^initialValue/, slow);
  await typeText(page, '2, ');
  await expect(help.locator('strong')).toHaveText(/^options/, slow);
  // Proposals that are on their way are ended by Escape too, before the help.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(codeField(page)).toBeFocused();
});

test('a pipe that is not imported is imported by the fix of its problem', async ({ page }) => {
  await expectRunning(page, 'Hello, world!');
  await clickAfter(page, "name() || 'world'");
  await typeText(page, ' | uppercas');
  await page.keyboard.press('Escape');
  await typeText(page, 'e');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible(slow);
  await page.keyboard.press('ControlOrMeta+.');
  await takeCompletion(page, 'Import UpperCasePipe from "@angular/common"', slow);
  await expectCode(page, /import \{ UpperCasePipe \} from '@angular\/common';/);
  await expectCode(page, /selector: 'app-root',\n {2}imports: \[UpperCasePipe\],/);
  await expectRunning(page, 'Hello, WORLD!');
});

test('lines indent themselves, and Enter after a finished word starts a line', async ({ page }) => {
  await typeOver(page, '');
  for (const line of [
    "import { Component } from '@angular/core';",
    '',
    '@Component({',
    "selector: 'app-root',",
    'template: `',
    '<p>Hi',
  ]) {
    await typeText(page, line);
    await closeCompletion(page);
    await page.keyboard.press('Enter');
  }
  await expectCode(page, /template: `\n\s+<p>Hi\n/);
  await typeOver(page, '');
  await typeText(page, 'class A {');
  await page.keyboard.press('Enter');
  await typeText(page, 'readonly one = 1;');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expectCode(page, /^class A \{\n {2}readonly one = 1;\n/);
  await typeOver(page, 'const total = 1;\n');
  await typeText(page, 'tota');
  const choice = page.locator('.cm-tooltip-autocomplete li[aria-selected]');
  await expect(choice).toContainText('total', slow);
  await typeText(page, 'l');
  await page.keyboard.press('Enter');
  await expectCode(page, 'const total = 1;\ntotal\n');
});

test('the list of a finished word goes, and the next click below it goes into the code', async ({
  page,
}) => {
  await typeOver(page, 'const total = 1;\nconst other = 2;\n\nconst last = 3;');
  await page.keyboard.press('ArrowUp');
  await typeText(page, 'tota');
  const list = page.locator('.cm-tooltip-autocomplete');
  await expect(list.locator('li[aria-selected]')).toContainText('total', slow);
  await typeText(page, 'l');
  await expect(list).toHaveCount(0);
  await clickAfter(page, 'last');
  await typeText(page, 'ing');
  await expectCode(page, 'const total = 1;\nconst other = 2;\ntotal\nconst lasting = 3;');
  // Who asks for it has it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(list).toBeVisible();
});

test('lines indent themselves on a computer that is too slow to parse while somebody types', async ({
  page,
}) => {
  // The parser looks at the clock after each step, and stops when its time is up.
  await page.addInitScript(() => {
    const clock = Date.now;
    let lost = 0;
    Date.now = () => {
      lost += 21;
      return clock() + lost;
    };
  });
  await page.reload();
  for (let time = 0; time < 2; time++) {
    await typeOver(page, "@Component({\nselector: 'app-root',\ntemplate: `\n<p>Hi</p>\n`,");
    await expectCode(
      page,
      "@Component({\n  selector: 'app-root',\n  template: `\n  <p>Hi</p>\n  `,",
    );
  }
});

test('templates close their elements, and what is typed all the same is not doubled', async ({
  page,
}) => {
  const code = `@Component({
  selector: 'app-root',
  template: \`
  <p>Hi <b>you</b></p>
  \`,
})
export class App {}`;
  await typeOver(page, code);
  await expectCode(page, code);
  await clickAfter(page, '</b></p>');
  await page.keyboard.press('Enter');
  await typeText(page, '<main (click)="1 > 2"><br><p>A <i>cat</i></p>');
  await expectCode(page, /<main \(click\)="1 > 2"><br><p>A <i>cat<\/i><\/p><\/main>\n/);
  await page.keyboard.press('End');
  await typeText(page, '<ul>');
  await page.keyboard.press('Enter');
  await typeText(page, '<li>B');
  await expectCode(page, /<\/main><ul>\n {4}<li>B<\/li>\n {2}<\/ul>\n {2}`/);
});

test('a list that was asked for does not come back behind the end of a statement', async ({
  page,
}) => {
  await open(page);
  await clickAfter(page, 'signal(1);');
  await page.keyboard.press('Enter');
  await typeText(page, 'readonly copy = this.');
  await page.keyboard.press('ControlOrMeta+Space');
  const list = page.locator('.cm-tooltip-autocomplete');
  await expect(list.locator('li[aria-selected]')).toBeVisible(slow);
  await typeText(page, 'count;');
  await expect(list).toBeHidden();
  // The service answers in order: with the answer to this, one to the semicolon would be there too.
  await codeField(page).getByText('Component', { exact: true }).last().hover();
  await expect(page.locator('.cm-tooltip-hover')).toBeVisible(slow);
  await expect(list).toBeHidden();
  await page.keyboard.press('Enter');
  await expectCode(page, /this\.count;\n\s*\n?\}/);
});

for (const kind of ['a file', 'a component'] as const)
  test(`the template of ${kind} closes elements after bindings and indents blocks`, async ({
    page,
  }) => {
    const isFile = kind === 'a file';
    const path: ProjectPath = isFile ? '/src/app/app.html' : APP;
    const around = isFile ? ['', ''] : ['@Component({\n  template: `\n', '`,\n})\nclass App {}\n'];
    const hash = toHash({
      files: { '/src/main.ts': '', [path]: `${around[0]}<b>1</b>\n${around[1]}` },
      open: [path],
    });
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    await expectCode(page, /<b>1<\/b>/);
    await clickAfter(page, '<b>1</b>');
    for (const line of [
      '',
      '<form (submit)="a()">',
      '@if (a; as b) {',
      '@for (c of b; track c) {',
    ]) {
      await page.keyboard.press('Enter');
      await typeText(page, line);
      await closeCompletion(page);
    }
    await page.keyboard.press('Enter');
    await typeText(page, '<p [id]="c">{{ c }}</p>');
    await page.keyboard.press('Enter');
    await typeText(page, '<i>2</i>');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await typeText(page, ' @empty {');
    await page.keyboard.press('Enter');
    await typeText(page, '<i>3</i>');
    await expectCode(
      page,
      `${around[0]}<b>1</b>

<form (submit)="a()">
  @if (a; as b) {
    @for (c of b; track c) {
      <p [id]="c">{{ c }}</p>
      <i>2</i>
    } @empty {
      <i>3</i>
    }
  }
</form>
${around[1]}`,
    );
  });

test('Ctrl and D select the next occurrence, Ctrl and a slash make a comment', async ({ page }) => {
  await typeOver(page, 'one two one\none');
  await page.keyboard.press('ControlOrMeta+Home');
  for (const _ of 'one') await page.keyboard.press('ControlOrMeta+d');
  await expect(page.locator('.cm-selectionBackground')).toHaveCount(3);
  await typeText(page, 'six');
  await expectCode(page, 'six two six\nsix');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+/');
  await expectCode(page, '// six two six\nsix');
  await page.keyboard.press('ControlOrMeta+/');
  await expectCode(page, 'six two six\nsix');
});

test('an import that has been begun is finished by a completion', async ({ page }) => {
  await typeOver(page, '');
  await typeText(page, 'import { ReactiveF');
  await takeCompletion(page, 'ReactiveFormsModule');
  await expectCode(page, /^import \{ ReactiveFormsModule \} from '@angular\/forms';\n?$/);
});

test('Ctrl and / comments a line of a template as HTML', async ({ page }) => {
  await typeOver(page, '');
  await typeText(page, "@Component({ selector: 'a', template: `");
  await page.keyboard.press('Enter');
  await typeText(page, '<b>Wren');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ControlOrMeta+/');
  await expectCode(page, /\n\s*<!-- <b>Wren.* -->\n/);
});

test('Shift, Alt and F format the file, and the cursor stays at its code', async ({ page }) => {
  await typeOver(page, "export const a={b:1}\nexport const c='x'+2");
  await clickAfter(page, 'b');
  await page.keyboard.press('Shift+Alt+KeyF');
  await expectCode(page, "export const a = { b: 1 };\nexport const c = 'x' + 2;\n");
  await typeText(page, 'ird');
  await expectCode(page, /^export const a = \{ bird: 1 \};\n/);
});

test('Format formats what is typed while it works, and its complaint goes with the next edit', async ({
  page,
}) => {
  const format = page.getByRole('button', { name: 'Format', exact: true });
  await page.route(/prettier|format\.worker/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await typeOver(page, 'export const total={count:1}');
  await format.click();
  // The focus has stayed in the code.
  await page.keyboard.press('ControlOrMeta+End');
  await typeText(page, ';//kept');
  await expectCode(page, 'export const total = { count: 1 }; //kept\n');
  await typeOver(page, 'export const = 1');
  await format.click();
  await expect(page.locator('.code-complaint')).toContainText('(1:14)', slow);
  await clickAfter(page, 'const');
  await typeText(page, ' a');
  await expect(page.locator('.code-complaint')).toHaveCount(0);
});
