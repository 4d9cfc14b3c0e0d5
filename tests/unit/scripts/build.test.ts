import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashContents, hashInputs, hashSizes } from '../../../scripts/lib/build.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'src/b'), { recursive: true });
  writeFileSync(join(folder, 'src/a.ts'), 'a');
  writeFileSync(join(folder, 'src/b/c.ts'), 'c');
  writeFileSync(join(folder, 'package.json'), '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const contents = () => hashContents(folder, ['src', 'package.json', 'not-there']);

test('the same contents have the same hash', () => {
  const before = contents();
  writeFileSync(join(folder, 'src/a.ts'), 'a');
  writeFileSync(join(folder, 'elsewhere.ts'), 'x');
  expect(contents()).toBe(before);
});

test.each([
  ['a change', () => writeFileSync(join(folder, 'src/b/c.ts'), 'd')],
  ['a new file', () => writeFileSync(join(folder, 'src/d.ts'), '')],
  ['another name', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/z.ts'))],
  ['a removed folder', () => rmSync(join(folder, 'src/b'), { recursive: true })],
])('%s changes it', (_, change) => {
  const before = contents();
  change();
  expect(contents()).not.toBe(before);
});

test.each([
  'SITE_ORIGIN',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX_NAME',
  'ANALYTICS_ID',
  'ANALYTICS_ORIGIN',
])('a build with another %s is another one', (name) => {
  const before = hashInputs(folder, { [name]: 'a', HOME: '/home/a' });
  expect(hashInputs(folder, { [name]: 'a', HOME: '/home/b' })).toBe(before);
  expect(hashInputs(folder, { [name]: 'b' })).not.toBe(before);
  expect(hashInputs(folder, {})).not.toBe(before);
});

test.each(['.env', '.env.local', '.env.production', '.env.production.local'])(
  'what %s says goes into a build',
  (file) => {
    const before = hashInputs(folder, {});
    writeFileSync(join(folder, file), 'ANALYTICS_ID=G-1');
    const first = hashInputs(folder, {});
    expect(first).not.toBe(before);
    writeFileSync(join(folder, file), 'ANALYTICS_ID=G-2');
    expect(hashInputs(folder, {})).not.toBe(first);
  },
);

test('built files are told apart by name and size', () => {
  const before = hashSizes(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a.ts'), 'b');
  expect(hashSizes(join(folder, 'src'))).toBe(before);
  writeFileSync(join(folder, 'src/a.ts'), 'bb');
  expect(hashSizes(join(folder, 'src'))).not.toBe(before);
});
