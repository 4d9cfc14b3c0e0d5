// `npm run lock`: adds to package-lock.json the optional packages of other platforms that npm left out, because a registry that mirrors only
// some packages did not have them. `npm ci` refuses a lock without them. Hashes are asked of the registry, so that what is installed is verified. Run it after `npm install` with such a registry.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntry, root } from './lib/paths.mjs';

/** Parts of package names that mean an operating system, by npm's name for it. */
const SYSTEMS = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};

/** Parts of package names that mean a processor; npm uses the same words. */
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * Whether a package finds another one by the rules of Node: in its own `node_modules` or in one further up.
 * @param {Record<string, unknown>} packages entries of the lock by path
 * @param {string} from path of the package that asks
 * @param {string} name
 */
export function isLocked(packages, from, name) {
  const folders = [from];
  for (let folder = from; folder !== ''; ) {
    // The folder around `a/node_modules/b` is `a`, that around `node_modules/a` is the root.
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
    folders.push(folder);
  }
  return folders.some(
    (folder) => packages[`${folder ? `${folder}/` : ''}node_modules/${name}`] !== undefined,
  );
}

/**
 * The entry for a package of another platform, as npm writes it, without the address and hash that only its registry knows.
 * @param {string} name its words say what it is for: `@esbuild/linux-arm64`
 * @param {string} range as its dependent asks for it
 * @param {boolean} dev whether only development needs it
 * @returns {object | undefined} undefined where the name says no platform
 */
export function platformEntry(name, range, dev) {
  const words = name.replace(/^@[^/]+\//, '').split('-');
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.flatMap((word) => SYSTEMS[/** @type {keyof typeof SYSTEMS} */ (word)] ?? []);
  if (cpu.length + os.length === 0) return undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length ? { cpu } : {}),
    ...(dev ? { dev: true } : {}),
    optional: true,
    ...(os.length ? { os } : {}),
  };
}

/**
 * Adds the missing entries to a lock.
 * @param {{ packages: Record<string, any> }} lock parsed package-lock.json; changed in place, its packages sorted as npm does
 * @returns {{ added: string[], unknown: string[] }} names of packages that were added, and of missing ones whose platform can't be told
 */
export function completeLock(lock) {
  /** @type {string[]} */
  const added = [];
  /** @type {string[]} */
  const unknown = [];
  for (const [path, dependent] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(dependent.optionalDependencies ?? {})) {
      if (isLocked(lock.packages, path, name)) continue;
      const entry = platformEntry(name, String(range), dependent.dev === true);
      if (entry) lock.packages[`node_modules/${name}`] = entry;
      (entry ? added : unknown).push(name);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return { added, unknown };
}

/**
 * Adds the hashes that are missing.
 * @param {{ packages: Record<string, any> }} lock parsed package-lock.json; changed in place, keys of an entry in npm's order
 * @param {(name: string, version: string) => string} ask the hash of a package; empty where the registry does not have it
 * @returns {{ added: string[], unknown: string[] }} paths of entries
 */
export function addHashes(lock, ask) {
  /** @type {string[]} */
  const added = [];
  /** @type {string[]} */
  const unknown = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    // The project itself and its workspaces have none.
    if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
    const integrity = ask(name, entry.version);
    const { version, ...rest } = entry;
    if (integrity) lock.packages[path] = { version, integrity, ...rest };
    (integrity ? added : unknown).push(path);
  }
  return { added, unknown };
}

/** @type {(name: string, version: string) => string} */
function askRegistry(name, version) {
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  return spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).stdout.trim();
}

if (isEntry(import.meta.url)) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { added, unknown } = completeLock(lock);
  const hashes = addHashes(lock, askRegistry);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} packages added to package-lock.json`);
  if (unknown.length)
    console.log(`Not added, because their names say no platform: ${unknown.join(', ')}`);
  console.log(`${hashes.added.length} hashes added`);
  if (hashes.unknown.length)
    console.log(`The registry has no hash of: ${hashes.unknown.join(', ')}`);
}
