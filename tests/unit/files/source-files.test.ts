import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceFiles } from '../../../src/files/index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const found = (...entries: string[]) =>
  sourceFiles(entries.map((name) => join(folder, name))).map((file) => relative(folder, file));

test('imports of all kinds are followed, in circles too, each file once', () => {
  write({
    'main.ts':
      "import './effect.ts';\nimport { a } from './room/index.ts';\nexport * from './again';\n",
    'effect.ts': "const late = () => import('./late.ts');\n",
    'late.ts': "new Worker(new URL('./job.worker.ts', import.meta.url));\n",
    'job.worker.ts': "import css from './look.css?inline';\n",
    'look.css': 'a {}',
    'room/index.ts': "export { a } from '../again.ts';\n",
    'again.ts': "import { main } from './main.ts';\nexport const a = 1;\n",
    'elsewhere.ts': '',
  });
  expect(found('main.ts')).toEqual(
    [
      'again.ts',
      'effect.ts',
      'job.worker.ts',
      'late.ts',
      'look.css',
      'main.ts',
      'room/index.ts',
    ].sort(),
  );
});

test('packages, types and names that are computed are not followed', () => {
  write({
    'main.ts':
      "import fs from 'node:fs';\nimport type { A } from './types.ts';\nconst x = (name: string) => import(name);\nnew URL('../..', import.meta.url);\n",
    'types.ts': 'export interface A {}',
  });
  expect(found('main.ts')).toEqual(['main.ts']);
});

test.each([
  ['an entry', ['gone.ts']],
  ['an import', ['main.ts']],
])('%s that does not exist is refused by name', (_, entries) => {
  write({ 'main.ts': "import './gone.ts';\n" });
  expect(() => found(...entries)).toThrow(/gone\.ts/);
});
