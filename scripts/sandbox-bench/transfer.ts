import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Browser } from '@playwright/test';
import { findFile } from '../lib/static-files.mjs';
import { countRequests } from './counted-requests.ts';
import { newReader, typeEdit } from './preview-times.ts';
import { ANYTHING, PageWatch } from './watch-page.ts';

/** What a first visit asks for, in bytes. */
export interface Transfer {
  /** As the preview server compresses. */
  readonly sent: number;
  /** As a host does that compresses with the highest quality before it serves. */
  readonly best: number;
  readonly parts: Readonly<Record<string, number>>;
}

const PARTS: readonly (readonly [name: string, form: RegExp])[] = [
  ['compiler and typings', /^\/sandbox\/compiler\//],
  ['framework in previews', /^\/sandbox\//],
  ['colors of code', /highlight\.worker/],
  ['scripts of the page', /\.js$/],
  ['fonts', /\.woff2$/],
];

const partOf = (path: string): string => PARTS.find(([, form]) => form.test(path))?.[0] ?? 'other';

const compress = promisify(zlib.brotliCompress);

/** Size with the highest quality; what is not compressed on the wire keeps its size. */
async function bestSize(dir: string, path: string, sent: number): Promise<number> {
  const file = findFile(dir, path);
  if (!file || !existsSync(file) || /\.(?:woff2|png|avif)$/.test(file)) return sent;
  const body = readFileSync(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return Math.min(sent, (await compress(body, { params })).length);
}

/**
 * Counts what the playground loads until it shows the first edit of its first template, in a browser with an empty cache.
 *
 * @param dir the built site
 */
export async function transfer(browser: Browser, dir: string, port: number): Promise<Transfer> {
  const server = await countRequests(port);
  const context = await newReader(browser, server.url);
  try {
    const page = await context.newPage();
    const watch = await PageWatch.of(page);
    await page.goto(`${server.url}/playground`);
    await watch.sees(ANYTHING);
    const file = '/src/app/app.ts';
    const marker = 'bench-edit';
    await typeEdit(page, { file, added: ` ${marker}`, behind: 'Hello', marker });
    await watch.sees(marker);
    const bodies = [...server.bodies];
    const best = await Promise.all(bodies.map(([path, size]) => bestSize(dir, path, size)));
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
    const byPart = Map.groupBy(bodies, ([path]) => partOf(path));
    return {
      sent: sum(bodies.map(([, size]) => size)),
      best: sum(best),
      parts: Object.fromEntries(
        [...byPart].map(([name, some]) => [name, sum(some.map(([, size]) => size))]),
      ),
    };
  } finally {
    await context.close();
    await server.close();
  }
}
