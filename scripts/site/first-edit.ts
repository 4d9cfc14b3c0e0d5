import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COMPILER_BASE,
  type CompilerManifest,
} from '../../src/sandbox/compile/compiler-manifest.ts';
import type { RuntimeManifest } from '../../src/sandbox/types.ts';
import { compress } from '../lib/compress.mjs';
import type { Weight } from './weigh.ts';

/** Most bytes until the playground shows a first edit, in a browser with an empty cache; compressed with brotli. */
export const firstEditBudget = 1_700_000;

/** Packages that every application imports. */
const FRAMEWORK = ['@angular/core', '@angular/platform-browser'];

/** What a first edit loads, in bytes by what it is for. */
export interface FirstEdit {
  readonly page: number;
  readonly colors: number;
  readonly compiler: number;
  readonly framework: number;
}

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/**
 * What the playground loads until it shows a first edit, without what the page imports on the way and a few small answers: `npm run bench:sandbox -- transfer` counts all
 * requests, in Chromium.
 *
 * @param folder the built site
 * @param page weight of the playground
 */
export async function firstEdit(folder: string, page: Weight): Promise<FirstEdit> {
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const size = async (path: string) =>
    (await compress(readFileSync(join(folder, path)), 'br')).length;
  const sizes = async (paths: Iterable<string>) => total(await Promise.all([...paths].map(size)));
  const compiler: CompilerManifest = JSON.parse(text(`${COMPILER_BASE}manifest.json`));
  const { files, start }: RuntimeManifest = JSON.parse(text('sandbox/manifest.json'));
  const colors = readdirSync(join(folder, '_astro')).filter((name) =>
    name.startsWith('highlight.worker'),
  );
  return {
    page: page.html + page.css + page.js + page.fonts,
    colors: await sizes(colors.map((name) => `_astro/${name}`)),
    compiler: await sizes([compiler.compileWorker, ...compiler.compileImports, compiler.typings]),
    framework: await sizes(new Set([start, ...FRAMEWORK].flatMap((name) => files[name] ?? []))),
  };
}

/** In which way a first edit is over its budget, a sentence; none where it is not. */
export function firstEditExcess(parts: FirstEdit): string[] {
  const bytes = total(Object.values(parts));
  if (bytes <= firstEditBudget) return [];
  const listed = Object.entries(parts).map(([name, part]) => `${name} ${part}`);
  return [
    `a first edit loads ${bytes} bytes, the budget is ${firstEditBudget}: ${listed.join(', ')}`,
  ];
}
