// `npm run bench:sandbox`: how long the compiler takes in Chromium, from nothing and after edits, for one component and for 60, and what it weighs. Times hold for
// the machine; files come from the browser's cache.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { CompilerManifest } from '../src/sandbox/compile/compiler-manifest.ts';
import type { ProjectFiles, ProjectPath } from '../src/sandbox/types.ts';
import { chromiumArgs, ensureBrowser } from './lib/browser.mjs';
import { compress } from './lib/compress.mjs';
import { main } from './lib/failure.mjs';
import {
  type CompileTimes,
  compileTimes,
  generatedApplication,
  type LanguageTimes,
  languageTimes,
  servedFolder,
  type Typed,
} from './sandbox-bench/index.ts';
import { serve } from './serve.mjs';

const RUNS = 5;
/** The first edits after a start compile what the first program left out. */
const WARMING_EDITS = 3;
const EDITS = 10;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function print(label: string, values: readonly number[]): void {
  const rounded = `${Math.round(median(values))} ms`.padStart(8);
  console.log(
    `${label.padEnd(44)} ${rounded}   (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`,
  );
}

/** Edits of one file, each of which adds something else. */
const editsOf = (path: string, text: string, added: (index: number) => string): ProjectFiles[] =>
  Array.from({ length: EDITS }, (_, index) => ({ [path]: text + added(index) }));

async function measure(page: Page, manifest: CompilerManifest, components: number): Promise<void> {
  const files = generatedApplication(components);
  const middle = Math.floor(components / 2);
  const edited = (extension: string) => {
    const path = `/src/app/part${middle}.${extension}` as const;
    return [path, files[path] ?? ''] as const;
  };
  const kinds = {
    template: editsOf(...edited('html'), (index) => `<p>${index}</p>`),
    class: editsOf(...edited('ts'), (index) => `export const added${index} = ${index};\n`),
  };
  const name = components === 1 ? '1 component' : `${components} components`;
  const cold: CompileTimes[] = [];
  for (const [kind, edits] of Object.entries(kinds)) {
    const times: CompileTimes[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(await compileTimes(page, manifest, files, edits));
    cold.push(...times);
    const warm = times.flatMap((time) => time.edits.slice(WARMING_EDITS));
    print(
      `${name}: ${kind} edit to output`,
      warm.map(({ compiled }) => compiled),
    );
    print(
      `${name}: ${kind} edit to diagnostics`,
      warm.map(({ checked }) => checked),
    );
  }
  print(
    `${name}: start of the worker`,
    cold.map(({ start }) => start),
  );
  print(
    `${name}: nothing to output`,
    cold.map((times) => times.cold.compiled),
  );
  print(
    `${name}: nothing to diagnostics`,
    cold.map((times) => times.cold.checked),
  );
}

/** What readers type, in a class and in a template. */
function typedTexts(files: ProjectFiles): Record<string, Typed> {
  const last = (file: ProjectPath, typed: string): Typed => ({
    file,
    before: files[file] ?? '',
    typed,
  });
  return {
    TypeScript: last('/src/app/part0.ts', '\nexport const total = compu'),
    'a template': last('/src/app/part0.html', '<p>{{ rows().leng'),
  };
}

async function measureLanguage(page: Page, manifest: CompilerManifest): Promise<void> {
  const files = generatedApplication(1);
  for (const [where, typed] of Object.entries(typedTexts(files))) {
    const times: LanguageTimes[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(await languageTimes(page, manifest, files, typed));
    print(
      `completions in ${where}`,
      times.flatMap(({ completions }) => completions),
    );
    print(
      `language worker for ${where}: first answer`,
      times.map(({ start }) => start),
    );
  }
}

async function printSizes(dir: string, manifest: CompilerManifest): Promise<void> {
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
    const total = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
    console.log(
      `${name.padEnd(44)} ${`${total} kB`.padStart(8)}   brotli (${kilobytes.join(' + ')})`,
    );
  }
}

await main(async () => {
  const executablePath = await ensureBrowser();
  const { dir, manifest } = await servedFolder();
  await printSizes(dir, manifest);
  const server = await serve({ dir });
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    // Fills the caches.
    await compileTimes(page, manifest, generatedApplication(1), []);
    for (const components of [1, 60]) await measure(page, manifest, components);
    await measureLanguage(page, manifest);
  } finally {
    await browser.close();
    await server.close();
  }
});
