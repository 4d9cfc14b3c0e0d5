import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Fence, RunnableFence } from '../../scripts/fences/index.ts';
import { bundle, compile } from '../../src/examples/compiler/index.ts';
import { watchProblems } from '../e2e/support/problems.ts';

/** A name that no other fence has: the article and the line. */
export const nameOf = ({ file, line }: Fence): string =>
  `${file.replace(/.*\/|\.mdx$/g, '')}-${line}`;

/**
 * Compiles fences, each with a module that starts it.
 *
 * @param work folder of the results, which is emptied: modules are in `out/<name>`
 * @param startOf the module that starts a fence, whose code is `./app`
 */
export function compileFences(
  fences: readonly RunnableFence[],
  work: string,
  startOf: (fence: Fence) => string,
): void {
  rmSync(work, { recursive: true, force: true });
  const mains = fences.map((fence) => {
    const folder = join(work, 'src', nameOf(fence));
    mkdirSync(folder, { recursive: true });
    const files = [...fence.beside, ['app.ts', fence.code], ['main.ts', startOf(fence)]] as const;
    for (const [path, code] of files) writeFileSync(join(folder, path), code);
    return join(folder, 'main.ts');
  });
  const problems = compile(mains, { rootDir: join(work, 'src'), outDir: join(work, 'out') });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
}

/** The module that starts an `App`. */
export const appStart = `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch(
  (error: unknown) => console.error(error),
);
`;

/** The module that starts a component of any name, with what components often inject. */
export const partStart = (
  component: string,
): string => `import { provideHttpClient } from '@angular/common/http';
import { provideZonelessChangeDetection } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { ${component} } from './app';

createApplication({
  providers: [provideZonelessChangeDetection(), provideHttpClient(), provideRouter([])],
})
  .then((app) => app.bootstrap(${component}, document.querySelector('app-root') ?? undefined))
  .catch((error: unknown) => console.error(error));
`;

/** Bundles compiled fences for a browser; returns the script of each by its name. */
export async function bundleFences(
  fences: readonly Fence[],
  work: string,
  { outDir = join(work, 'bundle'), production = false } = {},
): Promise<Map<string, string>> {
  if (fences.length === 0) return new Map();
  const { files } = await bundle({
    input: Object.fromEntries(
      fences.map((fence) => [nameOf(fence), join(work, 'out', nameOf(fence), 'main.js')]),
    ),
    outDir,
    entryFileNames: '[name].js',
    shared: 'shared',
    production,
  });
  return new Map([...files].map(([name, [entry = '']]) => [name, entry]));
}

/** Collects what a page prints: uncaught errors, and errors and warnings in the console. */
export const watchPrinted = (page: Page): string[] => watchProblems(page, ['error', 'warning']);

/** The codes in what was printed. A stack trace has the address of the script in it, which is named after the code: only a code with its colon counts. */
const codesIn = (printed: readonly string[]): string[] =>
  printed.flatMap((text) => text.match(/\bNG0\d+(?=:)/g) ?? []);

/** Opens the application that a test serves at this address, and presses all of its buttons. */
export async function useApplication(page: Page): Promise<void> {
  await page.goto('https://app.example/', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  for (const button of await page.getByRole('button').all()) await button.click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
}

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" />';

/**
 * Opens the application of a script, and presses all of its buttons.
 *
 * @param folder where the script is
 * @returns what was printed, and whether anything is shown
 */
export async function openFence(
  browser: Browser,
  folder: string,
  script: string,
): Promise<{ readonly printed: readonly string[]; readonly isShown: boolean }> {
  const page = await browser.newPage();
  const printed = watchPrinted(page);
  await page.route('https://app.example/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const html = `<!doctype html><link rel="preconnect" href="https://app.example"><title>App</title><app-root></app-root><script type="module" src="/${script}"></script>`;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (path.endsWith('.js')) return route.fulfill({ path: join(folder, path) });
    // Images of examples, which are nowhere.
    return route.fulfill({ contentType: 'image/svg+xml', body: image });
  });
  await useApplication(page);
  const isShown = await page.locator('app-root').evaluate((root) => root.childNodes.length > 0);
  await page.close();
  return { printed, isShown };
}

/** Codes that the mistake of another code causes as well. */
const alsoPrinted: Readonly<Record<string, readonly string[]>> = {
  // Two components that have one selector.
  NG0300: ['NG0912'],
  // The fence has a client only in the application that it starts itself.
  NG02800: ['NG0201'],
  // The page comes from no server.
  NG05000: ['NG0505'],
};

/** What stands for an error of any kind: one that nobody caught, and one that was logged. */
const anError = /^(?:error: |console: (?:ERROR )?(?:Uncaught )?(?:\(in promise\) )?\w*Error\b)/;

/** What was printed of errors without a code that the fence does not throw itself. */
const plainErrorsIn = (printed: readonly string[], { code }: Fence): string[] =>
  printed.filter((text) => {
    const [, message = ''] = /(?:Error|error): (.*)/.exec(text) ?? [];
    const isOwn = message !== '' && code.includes(message);
    return anError.test(text) && codesIn([text]).length === 0 && !isOwn;
  });

/**
 * Judges what a fence printed: the code that it names must be there, no other, and no error without a code; one that names none must print nothing.
 *
 * @returns a line that says so where it is otherwise, else none
 */
export function surprisesOf(fence: Fence, printed: readonly string[]): string[] {
  const { file, line, meta } = fence;
  const { expect: code } = meta;
  const codes = codesIn(printed);
  const others = codes.filter((one) => one !== code && !alsoPrinted[code ?? '']?.includes(one));
  const isAlone = others.length === 0 && plainErrorsIn(printed, fence).length === 0;
  const isRight = code ? codes.includes(code) && isAlone : printed.length === 0;
  if (isRight) return [];
  return [`${file}:${line} must print ${code ?? 'nothing'}, and prints: ${printed.join(' | ')}`];
}
