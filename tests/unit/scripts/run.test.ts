import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Leaves a file with the name of its process, and stays. */
const STAYS =
  "require('node:fs').writeFileSync(String(process.pid), ''); setInterval(() => {}, 1000);";

/** Runs two programs side by side. */
const TWO = `
import { runStep } from '${pathToFileURL(join(root, 'scripts/lib/run.mjs'))}';
const args = ['-e', ${JSON.stringify(`process.chdir(process.env.NOTES); ${STAYS}`)}];
for (const label of ['one', 'two']) runStep({ label, command: process.execPath, args });
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32')(
  'a signal ends all programs that run side by side',
  async () => {
    const script = spawn(process.execPath, ['--input-type=module', '-e', TWO], {
      env: { ...process.env, NODE_OPTIONS: '', NOTES: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(script, 'exit');
    const programs = () => readdirSync(folder).map(Number);
    await expect.poll(programs, { timeout: 30_000 }).toHaveLength(2);
    script.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    await expect.poll(() => programs().filter(isRunning), { timeout: 30_000 }).toEqual([]);
  },
);
