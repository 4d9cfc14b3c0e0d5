import {
  check,
  choose,
  click,
  expectAttribute,
  expectCall,
  expectConsole,
  expectCount,
  expectLocation,
  expectStyle,
  expectText,
  expectValue,
  press,
  query,
  type,
} from '../../../src/sandbox/preview/checks.ts';
import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

const { compile } = appCompiler();

const files = {
  '/src/app/app.ts': app(
    `<form (submit)="add($event, field.value)"><input #field aria-label="Name"><button>Add</button></form>
<select (change)="kind.set($any($event.target).value)"><option>rye</option><option value="sp">spelt</option></select>
<ul>@for (name of names(); track $index) { <li>{{ name }}</li> }</ul>
<button class="later" [disabled]="names().length === 0" (click)="later()">Later</button>
<output [class.full]="names().length > 1" [style.color]="'rgb(1, 2, 3)'">{{ kind() }} {{ late() }}</output>`,
    {
      imports: `import { signal } from '@angular/core';`,
      members: `  readonly names = signal<string[]>([]);
  readonly kind = signal('none');
  readonly late = signal('');
  add(event: Event, name: string): void {
    event.preventDefault();
    console.log('adding', name);
    this.names.update((names) => [...names, name]);
  }
  later(): void {
    setTimeout(() => this.late.set('at last'), 300);
  }`,
    },
  ),
};

test('checks use an application as a reader does, and leave what the reader sees alone', async ({
  page,
  preview,
}) => {
  await preview.start();
  await preview.show(await compile(files));
  await page.getByRole('textbox', { name: 'Code' }).focus();
  await preview.frame.getByRole('textbox').fill('mine');
  const results = await preview.probe(
    [
      check('A name is added', [
        expectCount('li', 0),
        type('input', 'Ada'),
        click(query('button', { text: 'Add' })),
        expectText('li', 'Ada'),
        expectConsole('adding Ada'),
        type('input', 'Bo'),
        press('input', 'Enter'),
        expectCount('li', 2),
        expectText(query('li', { index: -1 }), { has: 'B' }),
        expectAttribute('output', 'class', 'full'),
        expectStyle('output', 'color', 'rgb(1, 2, 3)'),
      ]),
      check('A kind is chosen, and what comes later is waited for', [
        choose('select', 'spelt'),
        expectValue('select', 'sp'),
        click('.later'),
        expectText('output', 'sp at last'),
        expectLocation('/'),
        expectCall('/src/app/app.ts', 'signal'),
      ]),
    ],
    files,
  );
  expect(results).toEqual([
    { goal: 'A name is added', passed: true, message: '' },
    { goal: 'A kind is chosen, and what comes later is waited for', passed: true, message: '' },
  ]);
  await expect(preview.frame.getByRole('textbox')).toHaveValue('mine');
  await expect(preview.frame.getByRole('listitem')).toHaveCount(0);
  expect(await preview.console()).toEqual([]);
});

test('a check that fails says what was there instead', async ({ preview }) => {
  await preview.start();
  await preview.show(await compile(files));
  const results = await preview.probe(
    [
      check('text', [expectText('output', 'rye')]),
      check('count', [expectCount('option', 3)]),
      check('missing', [click('.sooner')]),
      check('disabled', [click('.later')]),
      check('source', [expectCall('/src/app/app.ts', 'computed')]),
    ],
    files,
  );
  expect(results.map(({ passed }) => passed)).toEqual([false, false, false, false, false]);
  expect(results.map(({ message }) => message)).toEqual([
    'The element "output" has the text "none", not "rye".',
    'There are 2 elements "option", not 3.',
    'There is no element ".sooner".',
    'The element ".later" is disabled.',
    'src/app/app.ts does not call computed().',
  ]);
});

test('an application that hangs while it is checked fails the check and is removed', async ({
  page,
  preview,
}) => {
  await preview.start({ spare: false });
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<button (click)="loop()">Loop</button>', {
        members: '  loop(): void {\n    for (;;);\n  }',
      }),
    }),
  );
  const results = await preview.probe([check('loop', [click('button'), expectCount('button', 1)])]);
  expect(results).toEqual([
    { goal: 'loop', passed: false, message: 'The application does not answer.' },
  ]);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(preview.frame.getByRole('button')).toBeVisible();
});

test('an application that waits for ever before it starts fails its checks', async ({
  preview,
}) => {
  await preview.start({ spare: false });
  await preview.show(
    await compile({ '/src/main.ts': 'await new Promise(() => {});\nexport {};\n' }),
  );
  const [result] = await preview.probe([check('shown', [expectCount('h1', 1)])]);
  expect(result?.passed).toBe(false);
});
