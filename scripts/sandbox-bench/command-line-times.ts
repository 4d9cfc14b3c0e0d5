import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { cliFiles } from '../../src/islands/playground/cli-project.ts';
import type { ProjectFiles } from '../../src/sandbox/types.ts';
import { cliVersions } from '../../src/tutorials/index.ts';
import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/paths.mjs';
import { type EditTimes, editTimes, type Turns } from './edit-times.ts';
import { edited } from './marked-application.ts';
import { PageWatch } from './watch-page.ts';

/** The builder is installed beside the documented packages only. */
const folderOf = (name: string): string =>
  join(root, name === '@angular/build' ? 'documented/node_modules' : 'node_modules', name);

/** A project as the playground lets it be downloaded, with links to installed packages. */
export function commandLineProject(files: ProjectFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  const versions = cliVersions(root);
  for (const [path, text] of Object.entries(cliFiles(files, 'bench', versions))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of Object.keys(versions)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folderOf(name), link, 'junction');
  }
  return folder;
}

/** Ends the server and what it has started. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

async function untilAnswered(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The development server of the Angular CLI did not start.');
}

/** What was measured of the Angular CLI's development server, in milliseconds. */
export interface CommandLineTimes {
  /** From the start of the program to what the application shows in a browser that waits for it. */
  readonly start: number;
  /** From a saved file to the page that shows it. */
  readonly edits: EditTimes;
}

/** Starts the development server of the Angular CLI, without what it keeps from an earlier start, opens the application and edits it. */
export async function commandLineTimes(
  browser: Browser,
  folder: string,
  files: ProjectFiles,
  turns: Turns,
): Promise<CommandLineTimes> {
  rmSync(join(folder, '.angular'), { recursive: true, force: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const [path, text] of Object.entries(files)) write(path, text);
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const context = await browser.newContext();
  const page = await context.newPage();
  const watch = await PageWatch.of(page);
  const begin = Date.now();
  const program = join(folder, 'node_modules/@angular/cli/bin/ng.js');
  const server = spawn(process.execPath, [program, 'serve', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NG_CLI_ANALYTICS: 'false', NO_COLOR: '1' },
    stdio: 'ignore',
  });
  try {
    await untilAnswered(address, server);
    await page.goto(address);
    const start = (await watch.sees('bench-start')) - begin;
    const edits = await editTimes(watch, turns, (change) => {
      const since = Date.now();
      write(change.file, edited(files, change));
      return since;
    });
    return { start, edits };
  } finally {
    await context.close();
    await end(server);
  }
}
