import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { CompilerManifest } from '../../src/sandbox/compile/compiler-manifest.ts';
import { compress } from '../lib/compress.mjs';
import { printBytes, printHeading } from './figures.ts';
import { transfer } from './transfer.ts';

/** What the workers weigh, compressed as the preview server does. */
export async function printWorkerSizes(dir: string, manifest: CompilerManifest): Promise<void> {
  const { compileWorker, compileImports, typings, languageWorker, languageImports } = manifest;
  const loaded = {
    'to compile': [compileWorker, ...compileImports, typings],
    'to complete, beside that': [
      languageWorker,
      ...languageImports.filter((address) => !compileImports.includes(address)),
      manifest.documentedTypings,
    ],
  };
  for (const [name, addresses] of Object.entries(loaded)) {
    const bodies = addresses.map((address) => readFileSync(join(dir, address)));
    const sizes = await Promise.all(
      bodies.map(async (body) => (await compress(body, 'br')).length),
    );
    const kilobytes = sizes.map((size) => Math.round(size / 1000));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    printBytes(name, total, `brotli (${kilobytes.join(' + ')})`);
  }
}

/** Most bytes until a first edit is shown. */
const GOAL = 1_700_000;

/**
 * Prints what the playground asks for until an edit is rendered.
 *
 * @param dir the built site
 * @param port of its server
 */
export async function printTransfer(browser: Browser, dir: string, port: number): Promise<void> {
  // The first answers are compressed while they are waited for.
  await transfer(browser, dir, port);
  const { sent, best, parts } = await transfer(browser, dir, port);
  printHeading(
    'Bytes until the first edit in the playground is rendered, with nothing in the cache',
  );
  printBytes('as the preview server compresses, brotli', sent, `goal ${GOAL / 1000} kB`);
  printBytes('with the highest quality of brotli', best);
  const heaviest = Object.entries(parts).sort(([, a], [, b]) => b - a);
  for (const [name, size] of heaviest) printBytes(`  ${name}`, size);
}
