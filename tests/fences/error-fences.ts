import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Fence } from '../../scripts/fences/index.ts';
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
  fences: readonly Fence[],
  work: string,
  startOf: (fence: Fence) => string,
): void {
  rmSync(work, { recursive: true, force: true });
  const mains = fences.map((fence) => {
    const main = join(work, 'src', nameOf(fence), 'main.ts');
    mkdirSync(dirname(main), { recursive: true });
    writeFileSync(join(dirname(main), 'app.ts'), fence.code);
    writeFileSync(main, startOf(fence));
    return main;
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

/**
 * Opens the application of a script, and presses all of its buttons.
 *
 * @param folder where the script is
 * @returns what was printed
 */
export async function openFence(
  browser: Browser,
  folder: string,
  script: string,
): Promise<readonly string[]> {
  const page = await browser.newPage();
  const printed = watchPrinted(page);
  await page.route('https://app.example/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const html = `<!doctype html><title>App</title><app-root></app-root><script type="module" src="/${script}"></script>`;
    return path === '/'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ path: join(folder, path) });
  });
  await useApplication(page);
  await page.close();
  return printed;
}

/**
 * Judges what a fence printed: the code that it names must be there; one that names none must print nothing.
 *
 * @returns a line that says so where it is otherwise, else none
 */
export function surprisesOf({ file, line, meta }: Fence, printed: readonly string[]): string[] {
  const { expect: code } = meta;
  const isRight = code ? codesIn(printed).includes(code) : printed.length === 0;
  if (isRight) return [];
  return [`${file}:${line} must print ${code ?? 'nothing'}, and prints: ${printed.join(' | ')}`];
}
