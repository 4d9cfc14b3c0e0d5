import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { examplesFolder, workspaceFiles } from '../../src/examples/index.ts';
import { findBrowser } from '../lib/browser.mjs';
import { buildNode, toolEnv } from '../lib/node.mjs';
import { root } from '../lib/paths.mjs';

/** What a program has done. */
export interface Outcome {
  /** Exit code; null where a signal ended it. */
  readonly status: number | null;
  /** Everything that it printed, both streams in the order of arrival, without colors. */
  readonly printed: string;
}

/** A program that goes on running. */
export interface Running {
  /** What it has printed so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** A project for the Angular CLI: what `ng new` of the pinned version writes, and over it the files of a folder of `content/examples`. */
export interface Workspace {
  /** Its folder, absolute. */
  readonly folder: string;
  /** What `ng new` printed, where `newWorkspace` made it. */
  readonly created: string;
  /** Runs a command of the pinned CLI there, and waits for its end: `ng('build')`. */
  readonly ng: (...args: string[]) => Promise<Outcome>;
  /** Runs a command that starts the browser of Playwright. */
  readonly ngWithPlaywright: (...args: string[]) => Promise<Outcome>;
  /** Runs a script of its `package.json`, as `npm run` does, and waits for its end. */
  readonly script: (name: string) => Promise<Outcome>;
  /** Runs Node there with a script that the folder has, and waits for its end. */
  readonly node: (...args: string[]) => Promise<Outcome>;
  /**
   * Starts Node there and waits until it prints something.
   * @param ready what it prints once it can be used
   */
  readonly start: (args: string[], ready: RegExp, env?: Record<string, string>) => Promise<Running>;
  readonly read: (path: string) => string;
  readonly write: (path: string, content: string | Uint8Array) => void;
  /** Deletes the folder. */
  readonly dispose: () => void;
}

/** The program `ng` of the pinned CLI. */
export const cli = join(root, 'node_modules/@angular/cli/bin/ng.js');

/** Writes a project of `content/examples` to a folder of its own, and links its packages. */
export async function openWorkspace(name: string): Promise<Workspace> {
  const files = await workspaceFiles(name, join(examplesFolder, name), root);
  const place = mkdtempSync(join(tmpdir(), 'workspace-'));
  const workspace = handle(join(place, name), place);
  for (const [path, content] of Object.entries(files)) workspace.write(path, content);
  linkPackages(workspace);
  shareCache(workspace);
  return workspace;
}

/**
 * Creates a project with the pinned CLI, and links its packages instead of installing them.
 * @param args those of `ng new`, as an article or a tutorial prints them
 */
export async function newWorkspace(name: string, ...args: string[]): Promise<Workspace> {
  const place = mkdtempSync(join(tmpdir(), 'workspace-'));
  const command = ['new', name, ...args, '--skip-install', '--skip-git'];
  const { status, printed } = await run([cli, ...command], place);
  if (status !== 0) throw new Error(`ng ${command.join(' ')} failed.\n${printed}`);
  const workspace = handle(join(place, name), place, printed);
  linkPackages(workspace);
  shareCache(workspace);
  return workspace;
}

function handle(folder: string, place: string, created = ''): Workspace {
  return {
    folder,
    created,
    ng: (...args) => run([cli, ...args], folder),
    ngWithPlaywright: (...args) => run([cli, ...args], folder, playwrightBrowsers(place)),
    script: (name) => run(['--run', name], folder, { PATH: toolEnv().PATH ?? '' }),
    node: (...args) => run(args, folder),
    start: (args, ready, env) => start(args, ready, folder, env),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, content) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    dispose: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** Links the packages that its `package.json` names, and no others. */
function linkPackages({ folder, read }: Workspace): void {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const installed = installedPackage(name);
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link, 'junction');
  }
}

/** The folder of a package that projects may have. */
function installedPackage(name: string): string {
  const installed = ['documented/node_modules', 'node_modules']
    .map((place) => join(root, place, name))
    .find((path) => existsSync(path));
  if (installed === undefined)
    throw new Error(`${name} is not installed. Add it to documented/package.json.`);
  return installed;
}

/** Where the builds of all workspaces keep what they made of the code of packages. */
const sharedCache = join(root, '.cache/angular-cli');

/**
 * Lets the builds of a workspace take over what those of others made of the same code of packages, which halves their time. The CLI keeps it by content and options,
 * in a database for each project: here, they all have the same one.
 */
function shareCache({ folder, read }: Workspace): void {
  // There, links to files need rights that not everybody has.
  if (process.platform === 'win32') return;
  mkdirSync(sharedCache, { recursive: true });
  const { version } = JSON.parse(
    readFileSync(join(installedPackage('@angular/build'), 'package.json'), 'utf8'),
  );
  for (const project of Object.keys(JSON.parse(read('angular.json')).projects)) {
    const own = join(folder, '.angular/cache', version, project);
    mkdirSync(own, { recursive: true });
    for (const file of ['angular-compiler.db', 'angular-compiler.db-lock'])
      symlinkSync(join(sharedCache, file), join(own, file));
  }
}

/** Starts the browser of Playwright, and prints why it does not start. */
const START =
  "require('playwright').chromium.launch().then((browser) => browser.close(), ({ message }) => console.log(message));";

/** The path at which Playwright misses its browser; undefined where it is there. */
function missingBrowser(env: Record<string, string>): string | undefined {
  const { stdout } = spawnSync(buildNode(), ['-e', START], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return /Executable doesn't exist at (.+)/.exec(stdout)?.[1]?.trim();
}

/**
 * Variables with which Playwright finds a browser. The builder passes no path of a program on to it, so the browser of the system gets a link where Playwright
 * would have put its own.
 */
function playwrightBrowsers(place: string): Record<string, string> {
  const browser = findBrowser();
  if (browser === undefined || missingBrowser({}) === undefined) return {};
  const env = { PLAYWRIGHT_BROWSERS_PATH: join(place, 'browsers') };
  const path = missingBrowser(env);
  if (path !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(browser, path);
  }
  return env;
}

/** The browser for `ng test`. Debian's command only starts it, and would leave it behind when the test runner ends the command. */
function browserProgram(): string | undefined {
  const command = findBrowser();
  const program = command && join('/usr/lib/chromium', basename(command));
  return program && existsSync(program) ? program : command;
}

function launch(args: string[], cwd: string, env: Record<string, string> = {}) {
  const program = spawn(buildNode(), args, {
    cwd,
    env: {
      ...process.env,
      NG_CLI_ANALYTICS: 'false',
      NG_DISABLE_VERSION_CHECK: '1',
      NO_COLOR: '1',
      // Without it, the CLI shows a spinner where there is a terminal. With `1` or `true`, it would keep nothing of a build for the next one, as it does for readers.
      CI: 'tests',
      // The launcher of the test runner looks here.
      CHROME_BIN: browserProgram(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return { program, printed: () => printed };
}

function run(args: string[], cwd: string, env?: Record<string, string>): Promise<Outcome> {
  const { program, printed } = launch(args, cwd, env);
  return new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', (status) => resolve({ status, printed: printed() }));
  });
}

function start(
  args: string[],
  ready: RegExp,
  cwd: string,
  env?: Record<string, string>,
): Promise<Running> {
  const { program, printed } = launch(args, cwd, env);
  const ended = new Promise<void>((resolve) => program.on('close', () => resolve()));
  const stop = () => {
    program.kill();
    return ended;
  };
  return new Promise((resolve, reject) => {
    const look = () => {
      if (ready.test(printed())) resolve({ printed, stop });
    };
    program.stdout.on('data', look);
    program.stderr.on('data', look);
    program.on('error', reject);
    program.on('close', (status) => reject(new Error(`It ended with ${status}.\n${printed()}`)));
  });
}
