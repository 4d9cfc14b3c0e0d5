import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle } from '../../../src/examples/compiler/index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what an application shares with a lazy page is in a file of its own', async () => {
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  write('shared.js', `export const shared = { name: 'the only one' };\n`);
  write('lazy.js', `import { shared } from './shared.js';\nexport const lazy = () => shared;\n`);
  write(
    'main.js',
    `import { shared } from './shared.js';
globalThis.started = [shared, import('./lazy.js')];\n`,
  );

  const outDir = join(folder, 'out');
  const { files } = await bundle({
    input: { 'bakery/main': join(folder, 'main.js') },
    outDir,
    entryFileNames: '[name].js',
    shared: '_shared',
  });

  const parts = readdirSync(join(outDir, '_shared')).sort();
  const lazy = parts.find((file) => file.startsWith('lazy-')) ?? '';
  const shared = parts.find((file) => file.startsWith('shared-')) ?? '';
  expect(files.get('bakery/main')).toEqual(['bakery/main.js', `_shared/${shared}`]);
  const code = readFileSync(join(outDir, '_shared', lazy), 'utf8');
  expect(code).toContain(`"./${shared}"`);
  expect(code).not.toContain('bakery/main.js');
});
