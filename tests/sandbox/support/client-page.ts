import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { rolldown } from 'rolldown';
import { root } from '../../../scripts/lib/paths.mjs';
import { prepareCompiler } from '../../../src/sandbox/build/index.ts';
import {
  COMPILER_BASE,
  type CompilerManifest,
} from '../../../src/sandbox/compile/compiler-manifest.ts';

/** Where the page is that these tests serve. Nothing else is on that host. */
export const HOST = 'http://sandbox.test';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** A script that gives a page our modules: `window.sandbox`. */
async function doorsScript(): Promise<string> {
  const build = await rolldown({
    input: join(root, 'tests/sandbox/support/doors.ts'),
    platform: 'browser',
  });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}

export interface ServedCompiler {
  readonly manifest: CompilerManifest;
  /** Answers a page's requests. */
  readonly answer: (route: Route) => Promise<void>;
}

/** What a host of the compiler would serve. */
export async function servedCompiler(): Promise<ServedCompiler> {
  const folder = await prepareCompiler();
  const script = await doorsScript();
  const read = (name: string) => readFileSync(join(folder, name));
  const manifest: CompilerManifest = JSON.parse(read('manifest.json').toString());
  const answer = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Test</title><script src="/doors.js"></script>',
      });
    if (pathname === '/doors.js')
      return route.fulfill({ contentType: 'text/javascript', body: script });
    if (!pathname.startsWith(COMPILER_BASE)) return route.fulfill({ status: 404, body: '' });
    const name = pathname.slice(COMPILER_BASE.length);
    return route.fulfill({
      contentType: TYPES[name.split('.').at(-1) ?? ''] ?? '',
      body: read(name),
    });
  };
  return { manifest, answer };
}

/** Opens a page that has our modules. */
export async function openPage(page: Page, { answer }: ServedCompiler): Promise<void> {
  await page.route(`${HOST}/**`, answer);
  await page.goto(HOST);
}
