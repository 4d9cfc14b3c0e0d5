import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

const { compile } = appCompiler();

test('an application runs, and what it says is told with its place', async ({ preview }) => {
  await preview.start();
  const output = await compile({
    '/src/app/app.ts': app('<h1>{{ name }}</h1>', {
      members: `  readonly name = 'Bakery';
  constructor() {
    console.info('It has', { loaves: 3, kinds: ['rye', 'spelt'] });
  }`,
    }),
    '/src/styles.css': 'h1 { color: rgb(1, 2, 3); }',
  });
  const ready = await preview.show(output);
  expect(ready).toMatchObject({ version: output.version, hot: false });
  await expect(preview.frame.getByRole('heading')).toHaveText('Bakery');
  await expect(preview.frame.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await preview.told('console')).toMatchObject([
    {
      level: 'info',
      text: 'It has { loaves: 3, kinds: ["rye", "spelt"] }',
      place: { file: '/src/app/app.ts', line: 7, column: 13 },
    },
  ]);
  expect(await preview.told('state')).toEqual(['starting', 'running']);
  expect(await preview.told('title')).toEqual(['App']);
});

test('an error in a template is told with its place and code, and what was thrown in a listener with its own', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<button (click)="bake()">Bake</button>', {
        members: `  bake(): void {
    const oven = undefined as unknown as { heat(): void };
    oven.heat();
  }`,
      }),
    }),
  );
  await preview.frame.getByRole('button').click();
  const error = await preview.next('error', 0);
  expect(error).toMatchObject({
    source: 'framework',
    place: { file: '/src/app/app.ts', line: 7, column: 10 },
  });
  expect(error.message).toContain('TypeError');
  expect(error.stack).toContain('src/app/app.ts:7:10');
  expect((await preview.told('console')).at(-1)).toMatchObject({
    level: 'error',
    place: error.place,
  });
});

test('an application that does not start says why', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('x', {
        imports: `import { inject, InjectionToken } from '@angular/core';`,
        members: `  readonly price = inject(new InjectionToken<number>('price'));`,
      }),
    }),
  );
  const error = await preview.next('console', 0);
  expect(error.level).toBe('error');
  expect(error.text).toMatch(/NG0201.*price/);
  expect(error.place).toMatchObject({ file: '/src/app/app.ts', line: 5 });
  expect(await preview.told('error')).toMatchObject([{ code: 'NG0201', place: error.place }]);
});

test('a package that previews do not have is named', async ({ preview }) => {
  await preview.start();
  const output = await compile({ '/src/app/app.ts': app('x') });
  const main = { code: `import 'left-pad';` };
  await preview.show({ ...output, modules: { ...output.modules, [output.entry]: main } });
  const error = await preview.next('error', 0);
  expect(error).toMatchObject({ source: 'start' });
  expect(error.message).toContain('"left-pad", which previews do not have');
});

test('errors and rejections that nothing catches are told', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('x', {
        members: `  constructor() {
    setTimeout(() => { throw new RangeError('too hot'); });
    void Promise.reject(new Error('no flour'));
  }`,
      }),
    }),
  );
  await preview.next('error', 1);
  const errors = await preview.told('error');
  expect(errors.map(({ source, message, place }) => [source, message, place?.line]).sort()).toEqual(
    [
      ['rejection', 'Error: no flour', 7],
      ['uncaught', 'RangeError: too hot', 6],
    ],
  );
});

test('what is thrown and is no error is told in words, with the place where that is known', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<button (click)="bake()">Bake</button>', {
        members: `  constructor() {
    setTimeout(() => { throw 'no flour'; });
    void Promise.reject({ code: 7 });
  }
  bake(): void {
    throw 'no oven';
  }`,
      }),
    }),
  );
  await preview.next('error', 1);
  await preview.frame.getByRole('button').click();
  await preview.next('error', 2);
  const advice = 'Throw an Error instead: it records where it was created.';
  const errors = await preview.told('error');
  expect(errors.map(({ source, message, place }) => [source, message, place?.line]).sort()).toEqual(
    [
      ['framework', `The application threw the text "no oven". ${advice}`, undefined],
      ['rejection', `The application threw { code: 7 }. ${advice}`, undefined],
      ['uncaught', `The application threw the text "no flour". ${advice}`, 6],
    ],
  );
  expect((await preview.console()).sort()).toEqual([
    'ERROR no oven',
    'Uncaught (in promise) { code: 7 }',
    'Uncaught no flour',
  ]);
});

test('a template that throws tells which one, and a text after "ERROR" of the application is no error', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<p>{{ price() }}</p>', {
        members: `  price(): number {
    console.error('ERROR', 'only a word');
    throw new RangeError('no price');
  }`,
      }),
    }),
  );
  const error = await preview.next('error', 0);
  expect(error).toMatchObject({ message: 'RangeError: no price', place: { line: 7 } });
  expect(await preview.told('error')).toHaveLength(1);
});

test('without an output, what was shown stays', async ({ page, preview }) => {
  await preview.start();
  await preview.show(await compile({ '/src/app/app.ts': app('<h1>Good</h1>') }));
  await page.evaluate(() =>
    (window as never as { preview: { show(output: undefined): void } }).preview.show(undefined),
  );
  await expect(preview.frame.getByRole('heading')).toHaveText('Good');
  expect(await preview.told('state')).toEqual(['starting', 'running']);
});

test('what comes later runs in the place of what was there, also from a frame that was made ready', async ({
  page,
  preview,
}) => {
  await preview.start();
  for (const name of ['First', 'Second', 'Third']) {
    const output = await compile({ '/src/app/app.ts': app(`<h1>${name}</h1>`) });
    await preview.show(output);
    await expect(preview.frame.getByRole('heading')).toHaveText(name);
    // The spare frame of the next start.
    await expect(page.locator('iframe')).toHaveCount(2);
  }
  expect(await preview.told('error')).toEqual([]);
});
