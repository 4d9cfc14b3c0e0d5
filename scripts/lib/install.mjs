import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { requireInstallNode } from './node.mjs';
import { root } from './paths.mjs';
import { runStep } from './run.mjs';

/** Messages of npm that mean the registry was not reached. */
const OFFLINE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;

const read = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Why the dependencies in `folder` have to be installed. npm writes what it installed to `node_modules/.package-lock.json` as its last act,
 * so an interrupted installation has no such file and one by hand has a right one; no stamp of our own can go stale.
 * @param {string} folder the folder of package-lock.json
 * @returns {string | undefined} the reason, a clause; undefined where everything is in place
 */
export function installReason(folder) {
  const wanted = read(join(folder, 'package-lock.json'))?.packages;
  if (!wanted)
    throw new Failure(
      'package-lock.json is missing or is not JSON.',
      'Restore it: git checkout package-lock.json',
    );
  const installed = read(join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    const present = installed[path];
    // Optional packages are those of other platforms too.
    if (!present && (entry.optional || entry.devOptional)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!present || !existsSync(join(folder, path))) return `${name} is missing`;
    if (present.version !== entry.version)
      return `${name} is ${present.version}, not ${entry.version}`;
  }
  return undefined;
}

/**
 * How to start npm: the one that runs this script, else the one on the path. Both with a Node from outside `node_modules`, because
 * installing removes the Node that is in there.
 * @returns {{ command: string, args: string[], shell: boolean, env: NodeJS.ProcessEnv }}
 */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const outside = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .filter((entry) => !entry.includes('node_modules'));
  const env = { ...process.env, PATH: outside.join(process.platform === 'win32' ? ';' : ':') };
  if (cli?.endsWith('npm-cli.js') && node && existsSync(cli)) {
    env.PATH = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${env.PATH}`;
    return { command: node, args: [cli], shell: false, env };
  }
  return { command: 'npm', args: [], shell: process.platform === 'win32', env };
}

/**
 * Refuses to install where `node_modules` is a link: npm would empty the folder that it leads to, which another checkout uses.
 * @param {string} folder the folder of package-lock.json
 * @param {string} reason why the dependencies have to be installed, a clause
 * @throws {Failure}
 */
export function refuseLink(folder, reason) {
  const installed = join(folder, 'node_modules');
  if (!lstatSync(installed, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new Failure(
    `node_modules is a link to ${readlinkSync(installed)}, and ${reason}.`,
    'Run `npm ci` in the folder that the link leads to, or remove the link and run the command again.',
  );
}

/**
 * Installs the dependencies where they are missing or differ from package-lock.json, with `npm ci`.
 * @throws {Failure} where `node_modules` is a link, npm is missing, the registry is out of reach, or npm reports an error
 */
export async function ensureInstalled() {
  requireInstallNode();
  const reason = installReason(root);
  if (!reason) return;
  refuseLink(root, reason);
  console.log(`Dependencies: ${reason}.`);
  const { command, args, shell, env } = npm();
  const { code, output } = await runStep({
    label: 'Installing dependencies (npm ci)',
    command,
    args: [...args, 'ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    shell,
    env,
  });
  if (code === 0) return;
  console.error(output.trimEnd());
  if (code === 127)
    throw new Failure(
      'npm is missing.',
      'It comes with Node: install Node from https://nodejs.org and run the command again.',
    );
  if (OFFLINE.test(output)) {
    throw new Failure(
      'The npm registry could not be reached.',
      'Check the network, or a proxy in `npm config get proxy`, and run the command again.',
    );
  }
  if (output.includes('EUSAGE')) {
    throw new Failure(
      'package-lock.json does not fit package.json.',
      'Run `npm install` and, where npm names packages of other platforms above, `npm run lock`.',
    );
  }
  throw new Failure(
    'npm ci failed.',
    'Its messages are above. Run `npm ci` by hand to see all of them.',
  );
}
