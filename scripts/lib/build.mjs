import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { binOf, buildNode, toolEnv } from './node.mjs';
import { cache, dist, root } from './paths.mjs';
import { say, sayError } from './progress.mjs';
import { runStep } from './run.mjs';

/** What the built site is made of, relative to the root. */
const INPUTS = [
  'content',
  'src',
  'public',
  'documented/package.json',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  // What is installed, which may be something else.
  'node_modules/.package-lock.json',
  'tsconfig.json',
  // Vite reads the variables of a build from these, too.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Variables that change the built site. */
export const VARIABLES = [
  'SITE_ORIGIN',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX_NAME',
  'ANALYTICS_ID',
  'ANALYTICS_ORIGIN',
];

/** Remembers which inputs made the files in `dist`. */
const stampFile = join(cache, 'build.json');

/**
 * All files below a file or folder, sorted, so that a hash over them does not depend on the order of the file system.
 * @param {string} path
 * @returns {string[]} absolute paths; none where `path` does not exist
 */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Hash of each file, under its name relative to a folder.
 * @param {string} base folder that the paths are relative to
 * @param {readonly string[]} paths files and folders; those that do not exist count as empty
 * @returns {Map<string, string>}
 */
export function hashFiles(base, paths) {
  const files = paths.flatMap((path) => filesBelow(join(base, path)));
  return new Map(files.map((file) => [file.slice(base.length), hashOf(readFileSync(file))]));
}

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Hash of names and contents of files.
 * @param {string} base folder that the paths are relative to
 * @param {readonly string[]} paths those that do not exist count as empty
 */
export function hashContents(base, paths) {
  return hashOf([...hashFiles(base, paths)].map((entry) => entry.join('\0')).join('\0'));
}

/**
 * Hash of names and sizes of the files in a folder: tells a build by hand, or a damaged one, from the remembered one.
 * @param {string} folder
 */
export function hashSizes(folder) {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash.update(`${file.slice(folder.length)} ${statSync(file).size}\n`);
  return hash.digest('hex');
}

/**
 * Everything that goes into a build.
 * @param {string} base the project's folder
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function hashInputs(base, environment) {
  const variables = VARIABLES.map((name) => `${name}=${environment[name] ?? ''}`);
  return [hashContents(base, INPUTS), ...variables].join(' ');
}

/** @returns {{ inputs: string, output: string } | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether `dist` holds what the current sources make; says so where it does.
 * @param {string} inputs what goes into a build now
 */
function isBuilt(inputs) {
  const stamp = readStamp();
  const fresh =
    existsSync(join(dist, 'index.html')) &&
    stamp?.inputs === inputs &&
    stamp.output === hashSizes(dist);
  if (fresh) say('✓ The built site is up to date');
  return fresh;
}

/**
 * Builds the site unless `dist` already holds what the current sources make.
 * @throws {Failure} where the build fails; its messages have been printed then
 */
export async function ensureBuilt() {
  const inputs = hashInputs(root, process.env);
  if (isBuilt(inputs)) return;
  await build(inputs, async (command) => {
    const { code, output } = await runStep({ label: 'Building the site', ...command });
    if (code !== 0) sayError(output.trimEnd());
    return code;
  });
}

/**
 * As `ensureBuilt`, with the messages of the build.
 * @param {{ fresh: boolean }} options `fresh` builds also where nothing changed
 * @throws {Failure} where the build fails
 */
export async function buildAloud({ fresh }) {
  const inputs = hashInputs(root, process.env);
  if (!fresh && isBuilt(inputs)) return;
  await build(inputs, async ({ command, args, env }) => {
    const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
    return status ?? 1;
  });
}

/**
 * @param {string} inputs what goes into the build
 * @param {(command: { command: string, args: string[], env: NodeJS.ProcessEnv }) => Promise<number>} run
 */
async function build(inputs, run) {
  rmSync(stampFile, { force: true });
  const args = [binOf('astro'), 'build'];
  if ((await run({ command: buildNode(), args, env: toolEnv() })) !== 0) {
    throw new Failure('The site could not be built.', 'The messages of the build are above.');
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ inputs, output: hashSizes(dist) })}\n`);
}
