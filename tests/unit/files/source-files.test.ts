import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
    ['again.ts', 'effect.ts', 'job.worker.ts', 'late.ts', 'look.css', 'main.ts'].sort(),
  );
});

describe('a door', () => {
  const room = {
    'room/index.ts':
      "export { a, b as c } from './letters.ts';\nexport { one } from './numbers/index.ts';\nexport { default as whole } from './whole.ts';\nexport * from './rest.ts';\nexport * as signs from './signs.ts';\nexport type { T } from './types.ts';\n",
    'room/letters.ts': 'export const a = 1;\nexport const b = 2;\n',
    'room/numbers/index.ts': "export { one } from './one.ts';\nexport { two } from './two.ts';\n",
    'room/numbers/one.ts': 'export const one = 1;\n',
    'room/numbers/two.ts': 'export const two = 2;\n',
    'room/whole.ts': 'export default 1;\n',
    'room/rest.ts': 'export const rest = 3;\n',
    'room/signs.ts': 'export const plus = 4;\n',
    'room/types.ts': 'export type T = string;\n',
  };

  test.each([
    ["import { c } from './room';", ['room/letters.ts']],
    ["import { one } from './room';", ['room/numbers/one.ts']],
    ["import { whole } from './room';", ['room/whole.ts']],
    ["import { rest, type T } from './room';", ['room/rest.ts']],
    ["import { signs } from './room';", ['room/signs.ts']],
    ["export { a as d } from './room';\nexport const e = 1;", ['room/letters.ts']],
    ["import type { T } from './room';", []],
  ])('%s brings what it hands on under these names', (text, files) => {
    write({ ...room, 'main.ts': `${text}\n` });
    expect(found('main.ts')).toEqual(['main.ts', ...files]);
  });

  test.each([
    "import * as all from './room';",
    "import './room';",
    "const late = () => import('./room/index.ts');",
  ])('%s brings all', (text) => {
    write({ ...room, 'main.ts': `${text}\n` });
    const all = ['letters', 'numbers/one', 'rest', 'signs', 'whole'];
    expect(found('main.ts')).toEqual(['main.ts', ...all.map((name) => `room/${name}.ts`)]);
  });

  test('what does something itself is none', () => {
    write({
      ...room,
      'room/index.ts': `${room['room/index.ts']}start();\n`,
      'main.ts': "import { c } from './room';\n",
    });
    expect(found('main.ts')).toContain('room/index.ts');
    expect(found('main.ts')).toContain('room/whole.ts');
  });
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
