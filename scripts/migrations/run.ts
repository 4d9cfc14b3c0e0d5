import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNode } from '../lib/node.mjs';
import { root } from '../lib/paths.mjs';
import type { Job, JobResult } from './job.ts';
import { filesOf, migrationsFolder, type Run } from './read.ts';

/** What a run leaves. */
export interface Outcome {
  readonly run: Run;
  /** The files of the application by path, and as `printed.txt` what the schematic has printed. */
  readonly files: Readonly<Record<string, string>>;
  /** Errors of the compiler: `TS2322 src/app/app.ts`. */
  readonly errors: readonly string[];
}

/** Stands for the folder of the workspace in what is printed. */
const PLACE = '/home/me/bakery';

const engine = join(root, 'scripts/migrations/engine.ts');
const cli = join(root, 'node_modules/@angular/cli/bin/ng.js');

/** Workspaces of the pinned CLI, as `ng new` writes them, without the application. */
export class Workspaces {
  readonly #place = realpathSync(mkdtempSync(join(tmpdir(), 'migrations-')));
  #template: Promise<string> | undefined;
  #count = 0;

  /** An empty workspace. @returns its folder */
  async open(): Promise<string> {
    this.#template ??= this.#newProject();
    const folder = join(this.#place, `workspace-${this.#count++}`);
    cpSync(await this.#template, folder, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return folder;
  }

  async #newProject(): Promise<string> {
    const options = ['--defaults', '--skip-install', '--skip-git', '--zoneless'];
    mkdirSync(this.#place, { recursive: true });
    await program([cli, 'new', 'bakery', ...options], this.#place);
    rmSync(join(this.#place, 'bakery/src'), { recursive: true });
    return join(this.#place, 'bakery');
  }

  dispose(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }
}

/** Runs the schematics, each in a workspace of its own, and compiles what they leave. */
export async function perform(runs: readonly Run[], workspaces: Workspaces): Promise<Outcome[]> {
  const made = new Map<string, string>();
  const jobs: Job[] = [];
  for (const { schematic, from, to, options } of runs) {
    const folder = await workspaces.open();
    const source = join(made.get(from) ?? join(migrationsFolder, from), 'src');
    jobs.push({ folder, source, schematic, options });
    made.set(to, folder);
  }
  const results = await work(jobs);
  return runs.map((run, index) => {
    const { folder = '' } = jobs[index] ?? {};
    const { printed = '', errors = [] } = results[index] ?? {};
    const files = filesOf(join(folder, 'src'));
    return {
      run,
      files: {
        ...Object.fromEntries(Object.entries(files).map(([path, code]) => [`src/${path}`, code])),
        'printed.txt': tidy(printed, folder),
      },
      errors,
    };
  });
}

/** Compiles applications as they are. @returns the errors of each */
export async function compileFolders(
  folders: readonly string[],
  workspaces: Workspaces,
): Promise<(readonly string[])[]> {
  const jobs: Job[] = [];
  for (const folder of folders) {
    jobs.push({ folder: await workspaces.open(), source: join(migrationsFolder, folder, 'src') });
  }
  return (await work(jobs)).map(({ errors }) => errors);
}

/** Runs `ng generate` of the pinned CLI in a workspace that has the application of a run. @returns what it prints */
export async function generate(
  { schematic, from, options }: Run,
  workspaces: Workspaces,
): Promise<Omit<Outcome, 'errors' | 'run'>> {
  const folder = await workspaces.open();
  cpSync(join(migrationsFolder, from, 'src'), join(folder, 'src'), { recursive: true });
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const printed = await program(
    [cli, 'generate', `@angular/core:${schematic}`, '--defaults', ...args],
    folder,
  );
  const files = filesOf(join(folder, 'src'));
  return {
    files: {
      ...Object.fromEntries(Object.entries(files).map(([path, code]) => [`src/${path}`, code])),
      'printed.txt': tidy(printed, folder),
    },
  };
}

/** The same text in each run and on each system, as an article can show it. */
const tidy = (printed: string, folder: string): string =>
  `${printed
    .replaceAll('\r', '')
    .replaceAll(folder, PLACE)
    .replace(/[ \t]+$/gm, '')
    .trimEnd()}\n`;

/** Does jobs in two processes at once. A job that begins with the workspace of another is done after it. */
async function work(jobs: readonly Job[]): Promise<JobResult[]> {
  const halves: (0 | 1)[] = [];
  for (const [index, { source }] of jobs.entries()) {
    const earlier = jobs.findIndex(({ folder }) => source === join(folder, 'src'));
    halves.push(halves[earlier] ?? (index % 2 === 0 ? 0 : 1));
  }
  const [even = [], odd = []] = await Promise.all(
    [0, 1].map((half) => workInOrder(jobs.filter((_, index) => halves[index] === half))),
  );
  return jobs.map((_, index) => {
    const result = (halves[index] === 0 ? even : odd).shift();
    if (!result) throw new Error('The engine has done fewer jobs than it was given.');
    return result;
  });
}

async function workInOrder(jobs: readonly Job[]): Promise<JobResult[]> {
  const printed = await program([engine], root, JSON.stringify(jobs));
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line): JobResult => JSON.parse(line));
}

/** Runs Node, and stops with what it has printed where it fails. */
function program(args: readonly string[], cwd: string, input = ''): Promise<string> {
  const env = {
    ...process.env,
    NG_CLI_ANALYTICS: 'false',
    NG_DISABLE_VERSION_CHECK: '1',
    NO_COLOR: '1',
    CI: '1',
  };
  const child = spawn(buildNode(), args, { cwd, env });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve(printed)
        : reject(new Error(`node ${args.join(' ')} failed.\n${printed}${complaints}`)),
    );
  });
}
