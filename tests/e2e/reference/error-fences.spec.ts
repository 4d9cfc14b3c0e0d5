import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Fence, fencesOf } from '../../../scripts/fences/index.ts';
import { root } from '../../../scripts/lib/paths.mjs';
import { bundle, compile } from '../../../src/examples/compiler/index.ts';

// The code of the articles about errors of a running application is run: what must fail fails with the code that its fence names, and the repaired
// code beside it runs without an error. A fence takes part when it exports a component `App`; all of its buttons are pressed.

const folder = 'content/errors';
const work = join(root, '.cache/error-fences');

const isApp = ({ language, code }: Fence): boolean =>
  /ts$/.test(language) && /^export class App\b/m.test(code);
const isRuntimeCode = (code: string): boolean => /^NG0\d+$/.test(code);

/** Fences that are applications and that the compiler accepts. */
const apps = readdirSync(join(root, folder))
  .sort()
  .flatMap(
    (file) => fencesOf(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')).fences,
  )
  .filter(
    (fence) =>
      isApp(fence) &&
      fence.meta.unchecked === undefined &&
      (!fence.meta.expect || isRuntimeCode(fence.meta.expect)),
  );

const nameOf = ({ file, line }: Fence): string => `${file.replace(/.*\/|\.mdx$/g, '')}-${line}`;

const start = `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch(
  (error: unknown) => console.error(error),
);
`;

/** Compiles and bundles all applications; returns the script of each. */
async function build(): Promise<Map<string, string>> {
  rmSync(work, { recursive: true, force: true });
  const mains = apps.map((fence) => {
    const main = join(work, 'src', nameOf(fence), 'main.ts');
    mkdirSync(dirname(main), { recursive: true });
    writeFileSync(join(dirname(main), 'app.ts'), fence.code);
    writeFileSync(main, start);
    return main;
  });
  const [rootDir, outDir] = [join(work, 'src'), join(work, 'out')];
  const problems = compile(mains, { rootDir, outDir });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  const { files } = await bundle({
    input: Object.fromEntries(
      apps.map((fence) => [nameOf(fence), join(outDir, nameOf(fence), 'main.js')]),
    ),
    outDir: join(work, 'bundle'),
    entryFileNames: '[name].js',
    shared: 'shared',
  });
  return new Map([...files].map(([name, [entry = '']]) => [name, entry]));
}

test('code that must fail fails as its article says, and repaired code runs', async ({
  browser,
}) => {
  test.setTimeout(120_000 + apps.length * 5_000);
  const scripts = await build();
  const surprises: string[] = [];
  for (const fence of apps) {
    const page = await browser.newPage();
    const printed: string[] = [];
    page.on('pageerror', (error) => printed.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) printed.push(message.text());
    });
    await page.route('https://app.example/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const html = `<!doctype html><title>App</title><app-root></app-root><script type="module" src="/${scripts.get(nameOf(fence))}"></script>`;
      return path === '/'
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.fulfill({ path: join(work, 'bundle', path) });
    });
    await page.goto('https://app.example/', { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    for (const button of await page.getByRole('button').all()) await button.click();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    const { expect: code } = fence.meta;
    const found = [...new Set(printed.flatMap((text) => text.match(/\bNG0\d+(?=:)/g) ?? []))];
    const isRight = code ? found.includes(code) : printed.length === 0;
    if (!isRight) {
      const wanted = code ?? 'nothing';
      surprises.push(
        `${fence.file}:${fence.line} must print ${wanted}, and prints: ${printed.join(' | ')}`,
      );
    }
    await page.close();
  }
  expect(surprises).toEqual([]);
});
