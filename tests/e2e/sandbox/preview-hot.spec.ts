import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

/** An application with a counter in a component of its own, and the same with another template there. */
const counter = (template: string, style = '') => ({
  '/src/app/app.ts': `import { Component } from '@angular/core';
import { Counter } from './counter';

@Component({ selector: 'app-root', imports: [Counter], template: '<input aria-label="Name"><app-counter />' })
export class App {}
`,
  '/src/app/counter.ts': `import { Component, signal } from '@angular/core';

@Component({ selector: 'app-counter', template: ${JSON.stringify(template)}, styles: ${JSON.stringify(style)} })
export class Counter {
  readonly count = signal(0);
}
`,
});
const button = (label: string) =>
  `<button (click)="count.set(count() + 1)">${label} {{ count() }}</button>`;

test('a template and its styles are replaced without losing state', async ({ preview }) => {
  const { compile } = appCompiler({ hot: true });
  await preview.start();
  await preview.show(await compile(counter(button('Loaves'))));
  await preview.frame.getByRole('button').click();
  await preview.frame.getByRole('textbox').fill('rye');
  for (const [label, color] of [
    ['Rolls', 'rgb(1, 2, 3)'],
    ['Cakes', 'rgb(4, 5, 6)'],
  ] as const) {
    const files = counter(button(label), `button { color: ${color}; }`);
    const ready = await preview.show(await compile(files, ['/src/app/counter.ts']));
    expect(ready.hot).toBe(true);
    await expect(preview.frame.getByRole('button')).toHaveText(`${label} 1`);
    await expect(preview.frame.getByRole('button')).toHaveCSS('color', color);
  }
  await expect(preview.frame.getByRole('textbox')).toHaveValue('rye');
  expect(await preview.told('error')).toEqual([]);
  // Starting again brings the newest code, not the first.
  await preview.call('reload');
  await preview.next('ready', 3);
  await expect(preview.frame.getByRole('button')).toHaveText('Cakes 0');
});

test('where a replacement does not belong to what runs, the application starts anew', async ({
  preview,
}) => {
  const { compile } = appCompiler({ hot: true });
  await preview.start();
  await preview.show(await compile(counter(button('Loaves'))));
  const next = await compile(counter(button('Rolls')), ['/src/app/counter.ts']);
  // A version has been left out.
  expect(await preview.show({ ...next, version: 7 })).toMatchObject({ hot: false });
  await expect(preview.frame.getByRole('button')).toHaveText('Rolls 0');
  // One that says where it starts from need not be the next.
  const later = await compile(counter(button('Cakes')), ['/src/app/counter.ts']);
  expect(await preview.show({ ...later, version: 12, hotFrom: 7 })).toMatchObject({ hot: true });
  await expect(preview.frame.getByRole('button')).toHaveText('Cakes 0');
});

test('where the code has no place for a replacement, the application starts anew', async ({
  preview,
}) => {
  const cold = appCompiler();
  const { compile } = appCompiler({ hot: true });
  await preview.start();
  await preview.show(await cold.compile(counter(button('Loaves'))));
  await preview.frame.getByRole('button').click();
  const next = await compile(counter(button('Rolls')), ['/src/app/counter.ts']);
  expect(await preview.show({ ...next, version: 2 })).toMatchObject({ hot: false, version: 2 });
  await expect(preview.frame.getByRole('button')).toHaveText('Rolls 0');
});

test('a replacement that throws starts the application anew', async ({ preview }) => {
  const { compile } = appCompiler({ hot: true });
  await preview.start();
  await preview.show(await compile(counter(button('Loaves'))));
  const next = await compile(counter(button('Rolls')), ['/src/app/counter.ts']);
  const [update] = next.hot ?? [];
  const broken = { id: update?.id ?? '', code: 'throw new Error("no code")' };
  expect(await preview.show({ ...next, hot: [broken] })).toMatchObject({ hot: false });
  await expect(preview.frame.getByRole('button')).toHaveText('Rolls 0');
});

test('code behind @defer runs only when it is triggered', async ({ preview }) => {
  const { compile } = appCompiler();
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': `import { Component } from '@angular/core';
import { Recipe } from './recipe';

@Component({
  selector: 'app-root',
  imports: [Recipe],
  template: '@defer (on interaction) { <app-recipe /> } @placeholder { <button>Show the recipe</button> }',
})
export class App {}
`,
      '/src/app/recipe.ts': `import { Component } from '@angular/core';

@Component({ selector: 'app-recipe', template: '<p>Flour and water</p>' })
export class Recipe {}
`,
    }),
  );
  await expect(preview.frame.getByRole('button')).toBeVisible();
  expect(await preview.told('module')).not.toContain('app:/src/app/recipe.js');
  await preview.frame.getByRole('button').click();
  await expect(preview.frame.getByText('Flour and water')).toBeVisible();
  expect(await preview.told('module')).toContain('app:/src/app/recipe.js');
});
