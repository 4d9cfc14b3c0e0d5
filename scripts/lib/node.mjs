import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** The oldest Node that can install the project. */
const INSTALL_MAJOR = 20;

/** The oldest Node that can build it: Astro 7 and Vitest 5 ask for 22.12, the scripts' TypeScript needs type stripping. */
const BUILD_MAJOR = 24;

/** The npm packages that carry Node 24 for a platform, optional dependencies of this project. */
const packages = [
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
];

const majorOf = (/** @type {string} */ version) => Number(version.replace(/^v/, '').split('.')[0]);

/** Throws a `Failure` where the Node that runs this script is too old to install the project. */
export function requireInstallNode() {
  if (majorOf(process.version) >= INSTALL_MAJOR) return;
  throw new Failure(
    `Node ${process.version} is too old: this project needs Node ${INSTALL_MAJOR} or later.`,
    'Install a current Node from https://nodejs.org and run the command again.',
  );
}

/** Whether the Node that runs this script is new enough to build the site. */
export const isBuildNode = () => majorOf(process.version) >= BUILD_MAJOR;

/**
 * The Node that builds and tests the site: the pinned one of the project's dependencies, else the one that runs this script
 * where that is new enough.
 * @returns {string} path of the program
 * @throws {Failure} where there is neither
 */
export function buildNode() {
  for (const name of packages) {
    const file = join(
      root,
      'node_modules',
      name,
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    // A package for glibc installs on musl too, and does not start there: ask it.
    if (existsSync(file) && spawnSync(file, ['--version']).status === 0) return file;
  }
  if (isBuildNode()) return process.execPath;
  throw new Failure(
    `There is no Node ${BUILD_MAJOR} for ${process.platform} on ${process.arch} among the dependencies, and this is Node ${process.version}.`,
    `Install Node ${BUILD_MAJOR} from https://nodejs.org and run the command again.`,
  );
}

/**
 * The script behind a command of an installed package.
 * @param {string} name package: `astro`, `@biomejs/biome`
 * @param {string} [command] where the package has several; default is the package's name without its scope
 * @returns {string} path of a JavaScript file, to be run with `buildNode()`
 */
export function binOf(name, command = name.replace(/^@[^/]+\//, '')) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Environment for the project's tools: the pinned Node and the project's commands first on the path, no usage reports.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(extra = {}) {
  const path = [dirname(buildNode()), join(root, 'node_modules/.bin'), process.env.PATH ?? ''];
  return {
    ...process.env,
    PATH: path.join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}
