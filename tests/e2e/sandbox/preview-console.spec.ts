import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, PreviewPage, test } from './support/preview-page.ts';

const { compile } = appCompiler();

/** Lines of code in the constructor of the application, whose first line is 6. */
const printing = (code: string) => ({
  '/src/app/app.ts': app('<h1>Printing</h1>', { members: `  constructor() {\n${code}\n  }` }),
});

test('what is printed before anything is shown is there, whatever prints it', async ({
  preview,
}) => {
  await preview.start();
  const output = await compile({
    '/src/main.ts': `console.log('before the application');
import { bootstrapApplication } from '@angular/platform-browser';
import { provideZonelessChangeDetection } from '@angular/core';
import { App } from './app/app';
bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
`,
    ...printing(`    console.log('in the constructor');`),
  });
  await preview.show(output);
  expect(await preview.console()).toEqual(['before the application', 'in the constructor']);
});

test('every method of the console does what its name says', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(
      printing(`    console.group('Dough');
    console.log('in it');
    console.groupCollapsed();
    console.log('deeper');
    console.groupEnd();
    console.groupEnd();
    console.count();
    console.count('loaves');
    console.count('loaves');
    console.countReset('loaves');
    console.count('loaves');
    console.time('oven');
    console.timeEnd('oven');
    console.timeEnd('oven');
    console.assert(true, 'never');
    console.assert(false, 'too %s', 'hot');
    console.log('%cBread%c costs %d of %o', 'color: red', '', 3.7, { coins: 1 }, 'more');
    console.dir(document.createElement('p'));
    console.table([{ kind: 'rye' }]);
    console.trace('here');`),
    ),
  );
  const lines = await preview.told('console');
  expect(lines.map(({ text, depth = 0 }) => [depth, text])).toEqual([
    [0, 'Dough'],
    [1, 'in it'],
    [1, 'Group'],
    [2, 'deeper'],
    [0, 'default: 1'],
    [0, 'loaves: 1'],
    [0, 'loaves: 2'],
    [0, 'loaves: 1'],
    [0, expect.stringMatching(/^oven: [\d.]+ ms$/)],
    [0, 'There is no timer "oven".'],
    [0, 'Assertion failed: too hot'],
    [0, 'Bread costs 3 of { coins: 1 } more'],
    [0, '<p>'],
    [0, '[{ kind: "rye" }]'],
    [0, 'Trace: here'],
  ]);
  expect(lines.map(({ kind }) => kind).slice(0, 3)).toEqual(['group', undefined, 'closed-group']);
  expect(lines.at(-2)?.table).toEqual({ columns: ['(index)', 'kind'], rows: [['0', '"rye"']] });
  expect(lines.at(-1)?.place).toMatchObject({ file: '/src/app/app.ts', line: 25 });
  // Each line is of the call, not of the frame's own code.
  expect(lines.map(({ place }) => place?.line)).toEqual([
    6, 7, 8, 9, 12, 13, 14, 16, 18, 19, 21, 22, 23, 24, 25,
  ]);
});

test('values are copied when they are printed, with what is inside', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(
      printing(`    class Loaf { kind = 'rye'; #secret = 1; }
    const loaf = new Loaf();
    console.log('It is', loaf);
    loaf.kind = 'spelt';`),
    ),
  );
  expect((await preview.told('console'))[0]?.parts).toEqual([
    { text: 'It is' },
    { text: 'Loaf { kind: "rye" }', children: [{ key: 'kind', text: '"rye"' }] },
  ]);
});

test('an error lists the calls of the application that led to it', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(
      printing(`    const bake = () => { throw new Error('no flour'); };
    function start() { bake(); }
    try { start(); } catch (error) { console.error(error); }`),
    ),
  );
  const [line] = await preview.told('console');
  expect(line?.calls?.slice(0, 3).map(({ name, place }) => [name, place.line])).toEqual([
    ['bake', 6],
    ['start', 7],
    ['new App', 8],
  ]);
});

test('the application learns of a change of its color scheme, and media queries follow it', async ({
  browser,
  site,
}) => {
  // Playwright chooses a scheme for the whole page otherwise, frames included.
  const page = await browser.newPage({ colorScheme: null });
  await page.goto(site.url);
  const preview = new PreviewPage(page);
  const scheme = (value: string) =>
    page.evaluate((value) => {
      document.documentElement.style.colorScheme = value;
    }, value);
  await scheme('dark');
  await preview.start();
  await preview.show(
    await compile({
      ...printing(`    const query = matchMedia('(prefers-color-scheme: dark)');
    console.log('dark', query.matches);
    query.addEventListener('change', ({ matches }) => console.log('dark', matches));`),
      '/src/styles.css':
        'h1 { color: rgb(1, 1, 1); } @media (prefers-color-scheme: dark) { h1 { color: rgb(2, 2, 2); } }',
    }),
  );
  const heading = preview.frame.getByRole('heading');
  await expect(heading).toHaveCSS('color', 'rgb(2, 2, 2)');
  await scheme('light');
  await expect(heading).toHaveCSS('color', 'rgb(1, 1, 1)');
  // A browser tells of a change with the next frame that it paints.
  await expect.poll(() => preview.console()).toEqual(['dark true', 'dark false']);
  await scheme('dark');
  await expect.poll(() => preview.console()).toEqual(['dark true', 'dark false', 'dark true']);
  await page.close();
});
