import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sandboxCompiler,
  serveCompiler,
} from '../../../../src/sandbox/build/compiler-integration.ts';
import type { CompilerManifest } from '../../../../src/sandbox/compile/index.ts';

let folder: string;
let server: ViteDevServer;

// The first time, all typings are collected.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [serveCompiler()],
  });
  await server.listen();
}, 180_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string) => fetch(new URL(address, server.resolvedUrls?.local[0]));

const addressesOf = (manifest: CompilerManifest): string[] => Object.values(manifest).flat();

test('the development server answers with all files that the manifest names', async () => {
  const manifest: CompilerManifest = await (await get('/sandbox/compiler/manifest.json')).json();
  const addresses = addressesOf(manifest);
  const shared = manifest.compileImports.filter((file) => manifest.languageImports.includes(file));
  expect(shared.some((file) => file.includes('/typescript-'))).toBe(true);
  for (const address of addresses) {
    const response = await get(address);
    const type = address.endsWith('.js') ? 'text/javascript' : 'application/json';
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    await response.body?.cancel();
  }
}, 180_000);

test.each([
  '/sandbox/compiler/gone.js',
  '/sandbox/compiler/../package.json',
  '/sandbox/compiler/files/',
  '/sandbox/compiler/',
])('the development server has no %s', async (address) => {
  const response = await get(address);
  expect(response.headers.get('content-type')).not.toBe('text/javascript');
  expect(await response.text()).not.toContain('compileWorker');
});

test('a build has the same files, under names that say what is in them, apart from the manifest', async () => {
  const done = sandboxCompiler().hooks['astro:build:done'];
  // Of all that the hook is given, it uses the folder.
  await done?.({ dir: pathToFileURL(`${folder}/dist/`) } as never);
  const place = join(folder, 'dist/sandbox/compiler');
  const manifest: CompilerManifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8'));
  const named = addressesOf(manifest).map((address) =>
    address.replace('/sandbox/compiler/files/', ''),
  );
  expect(readdirSync(place).sort()).toEqual(['files', 'manifest.json']);
  expect(readdirSync(join(place, 'files')).sort()).toEqual([...new Set(named)].sort());
  expect(named.every((name) => /-[\w-]{8}\.js(?:on)?$/.test(name))).toBe(true);
}, 180_000);
