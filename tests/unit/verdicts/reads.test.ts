import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tracing } from '../../../scripts/verdicts/method.ts';
import { tracedInputs } from '../../../scripts/verdicts/reads.ts';
import { scratchFolder, write } from './scratch.ts';

/** The inputs that are seen while a program runs in a project. */
function seen(program: string, files: Readonly<Record<string, string>> = {}): string[] {
  const root = scratchFolder();
  const notes = join(scratchFolder(), 'notes');
  write(root, { ...files, 'program.mjs': program });
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'program.mjs')], {
    cwd: root,
    env: { ...process.env, ...tracing(notes) },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return tracedInputs(root, notes)
    .filter((input) => !/^file:(?:program\.mjs|package\.json)$/.test(input))
    .sort();
}

test.each([
  ["import { readFileSync } from 'node:fs'; readFileSync('a.txt');", ['file:a.txt']],
  ["import fs from 'node:fs'; fs.readFile('a.txt', () => 0);", ['file:a.txt']],
  ["import { readFile } from 'node:fs/promises'; await readFile('a.txt');", ['file:a.txt']],
  ["import { open } from 'node:fs/promises'; await (await open('a.txt')).close();", ['file:a.txt']],
  ["import { existsSync } from 'node:fs'; existsSync('gone.txt');", ['file:gone.txt']],
  ["import { existsSync } from 'node:fs'; existsSync('folder');", ['has:folder']],
  [
    "import { statSync } from 'node:fs'; statSync(new URL('a.txt', import.meta.url));",
    ['file:a.txt'],
  ],
  ["import { readdirSync } from 'node:fs'; readdirSync('folder');", ['list:folder']],
  [
    "import { readdirSync } from 'node:fs'; readdirSync('folder', { recursive: true });",
    ['names:folder'],
  ],
  ["import { globSync } from 'node:fs'; globSync('*.txt', { cwd: 'folder' });", ['names:folder']],
  ["import './module.mjs';", ['file:module.mjs']],
])('%s', (program, inputs) => {
  const files = { 'a.txt': 'a', 'folder/b.txt': 'b', 'module.mjs': '' };
  expect(seen(program, files)).toEqual(expect.arrayContaining(inputs));
});

test('programs and workers that a program starts are watched too', () => {
  const program = `
    import { spawnSync } from 'node:child_process';
    import { Worker } from 'node:worker_threads';
    spawnSync(process.execPath, ['-e', "fs.readFileSync('a.txt')"]);
    new Worker(new URL('./worker.mjs', import.meta.url));`;
  const worker = "import { readFileSync } from 'node:fs'; readFileSync('b.txt');";
  const files = { 'a.txt': '', 'b.txt': '', 'worker.mjs': worker };
  expect(seen(program, files)).toEqual(['file:a.txt', 'file:b.txt', 'file:worker.mjs']);
});

test('what is elsewhere, in packages and in caches does not count', () => {
  const program = `
    import { existsSync } from 'node:fs';
    for (const path of ['/etc/hosts', '../other', 'node_modules/a.js', '.cache/made.json', 'dist/a.html']) existsSync(path);`;
  expect(seen(program)).toEqual([]);
});
