import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { prepareCompiler } from '../../src/sandbox/build/index.ts';
import {
  COMPILER_BASE,
  type CompilerManifest,
} from '../../src/sandbox/compile/compiler-manifest.ts';
import { cache, root } from '../lib/paths.mjs';

/** A folder with a page that has the client of the compiler, and everything that it loads. */
export async function servedFolder(): Promise<{ dir: string; manifest: CompilerManifest }> {
  const dir = join(cache, 'sandbox/bench');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  cpSync(await prepareCompiler(), join(dir, COMPILER_BASE), { recursive: true });
  const build = await rolldown({ input: join(root, 'scripts/sandbox-bench/bench-page.ts') });
  await build.write({ dir, format: 'iife', entryFileNames: 'page.js' });
  await build.close();
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html><title>Bench</title><script src="/page.js"></script>',
  );
  const manifest = JSON.parse(readFileSync(join(dir, COMPILER_BASE, 'manifest.json'), 'utf8'));
  return { dir, manifest };
}
