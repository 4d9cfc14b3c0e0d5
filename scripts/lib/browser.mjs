import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { binOf, buildNode, toolEnv } from './node.mjs';
import { root } from './paths.mjs';
import { runStep } from './run.mjs';

/**
 * Names of Chromium and its relatives on the path, preferred first. The shell is Chromium without the windows that a page is shown in: a test, which has a
 * page of its own, takes a good half of the time with it.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Where the installers of macOS and Windows put Chrome and Chromium. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** True where the system would refuse Chromium's own sandbox: a browser that root started. */
const isRoot = () => process.getuid?.() === 0;

/**
 * Arguments for every Chromium that the tests and benches start: no connections of its own to other hosts, and the sandbox off only
 * for root, who can't have it.
 * @returns {string[]}
 */
export function chromiumArgs() {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // A process for each site, as browsers with windows have it: the shell leaves it out, and an application that hangs would take its page along.
    '--site-per-process',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/**
 * Whether a program starts. On Ubuntu a package puts a `chromium-browser` on the path that only says how to install the real one. Windows opens a
 * window when Chrome is asked for its version, so there the file's existence has to do.
 * @param {string} file
 */
function works(file) {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Chromium that Playwright downloaded, or where it would be. Undefined before the dependencies are installed. */
function playwrightChromium() {
  try {
    const require = createRequire(join(root, 'package.json'));
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @returns {string[]} where the programs of these names would be on the path, in the order of the names */
function placesOnPath(/** @type {string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @returns {string | undefined} path of a Chromium on this machine that starts */
function searchBrowser() {
  const own = playwrightChromium();
  return [...placesOnPath(COMMANDS), ...PLACES, ...(own ? [own] : [])].find(works);
}

/**
 * The Firefox for the smoke run: FIREFOX_PATH of the environment, or one of the system.
 * @returns {string} its path
 * @throws {Failure} where there is none, or FIREFOX_PATH names a program that does not start
 */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  const found = (chosen ? [chosen] : placesOnPath(['firefox-esr', 'firefox'])).find(works);
  if (found) return found;
  throw new Failure(
    chosen
      ? `FIREFOX_PATH is "${chosen}", which does not start.`
      : 'There is no Firefox on this machine.',
    'Install it (Debian: sudo apt-get install firefox-esr), or set FIREFOX_PATH to its path.',
  );
}

/**
 * The Chromium for tests and benches: CHROMIUM_PATH of the environment, one of the system, or Playwright's own.
 * @returns {string | undefined} its path; undefined where there is none
 * @throws {Failure} where CHROMIUM_PATH names a program that does not start
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return searchBrowser();
  if (works(chosen)) return chosen;
  throw new Failure(
    `CHROMIUM_PATH is "${chosen}", which does not start.`,
    'Set it to the path of Chromium or Chrome, or unset it.',
  );
}

/**
 * How the stages of `npm test` start Chromium. Each test has a process of its own, which lives for about a second, so that compiling and collecting
 * garbage beside the page's own thread never pays: without it, tests of the site need a tenth less of the processor.
 * Benches start Chromium as readers do, with `chromiumArgs` alone.
 * @returns {{ args: string[], executablePath?: string }} for `launchOptions` of a Playwright configuration
 * @throws {Failure} as `findBrowser` does
 */
export function testBrowser() {
  const executablePath = findBrowser();
  const args = [...chromiumArgs(), '--js-flags=--single-threaded'];
  return { args, ...(executablePath && { executablePath }) };
}

const MISSING = [
  'Install Chromium or Google Chrome, for example:',
  '  Debian:   sudo apt-get install chromium',
  '  Fedora:   sudo dnf install chromium',
  '  any:      npx playwright install --with-deps chromium',
  'or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');

/** Debian's packages of a browser that the tests can use, preferred first: older releases have no shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs Debian's Chromium where this process may. */
async function installWithApt() {
  const command = '/usr/bin/apt-get';
  if (!isRoot() || !existsSync(command)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // An update that fails (one mirror of several is down) does not say that the installation will.
  const label = "Updating the list of Debian's packages";
  await runStep({ label, command, args: ['update'], env });
  for (const name of PACKAGES) {
    const { code } = await runStep({
      label: `Installing ${name} (apt-get)`,
      command,
      args: ['install', '-y', '--no-install-recommends', name],
      env,
    });
    if (code === 0) return;
  }
}

/**
 * The Chromium for the tests; installs one where the machine has none: Debian's package for root, else Playwright's download.
 * @returns {Promise<string>} its path
 * @throws {Failure} where neither works
 */
export async function ensureBrowser() {
  const present = findBrowser();
  if (present) return present;
  console.log('There is no Chromium on this machine.');
  await installWithApt();
  const packaged = searchBrowser();
  if (packaged) return packaged;
  const { code, output } = await runStep({
    label: "Downloading Playwright's Chromium",
    command: buildNode(),
    args: [binOf('@playwright/test', 'playwright'), 'install', 'chromium'],
    env: toolEnv(),
  });
  const downloaded = searchBrowser();
  if (downloaded) return downloaded;
  if (code !== 0) console.error(output.trimEnd());
  throw new Failure('The browser tests need Chromium, and none could be installed.', MISSING);
}
