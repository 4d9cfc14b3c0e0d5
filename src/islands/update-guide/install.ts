import type { Choice } from './plan.ts';
import { majorOf, versionNumber } from './versions.ts';

/** From this version on `ng update` installs everything. */
const firstWithUpdate = 600;

/** The packages of an application, as they were before `ng update`. */
const packages = [
  'animations',
  'common',
  'compiler',
  'compiler-cli',
  'core',
  'forms',
  'http',
  'platform-browser',
  'platform-browser-dynamic',
  'platform-server',
  'router',
];

/** What each of the first versions needs beside them: its range of TypeScript, of RxJS and of zone.js, as its packages declare them; version 4 fails with the stricter types of TypeScript 2.4. */
const companions: Readonly<
  Record<string, readonly [typescript: string, rxjs: string, zone: string]>
> = {
  '5.2': ['>=2.4.2 <2.7', '^5.5.0', '^0.8.4'],
  '5.1': ['>=2.4.2 <2.6', '^5.5.0', '^0.8.4'],
  '5.0': ['>=2.4.2 <2.5', '^5.5.0', '^0.8.4'],
  '4': ['>=2.1.0 <2.4', '^5.0.1', '^0.8.4'],
  '2.4': ['^2.0.2', '^5.0.1', '^0.7.2'],
  '2.3': ['^2.0.2', '5.0.0-rc.4', '^0.7.2'],
  '2.2': ['^2.0.2', '5.0.0-beta.12', '^0.6.21'],
  '2.1': ['^2.0.2', '5.0.0-beta.12', '^0.6.21'],
  '2.0': ['^2.0.2', '5.0.0-beta.12', '^0.6.21'],
};

/**
 * The commands that install a version before `ng update` existed; none for later ones.
 *
 * Shells of Linux and macOS expand braces, that of Windows does not.
 */
export function installCommands({ to, options, packageManager }: Choice): string[] {
  if (versionNumber(to) >= firstWithUpdate) return [];
  const major = majorOf(versionNumber(to));
  const [typescript, rxjs, zone] = companions[to] ?? companions[major] ?? [];
  const names = packages.filter((name) => major >= 4 || name !== 'animations');
  const range = `^${to}.0`;
  const own = options.windows
    ? names.map((name) => `@angular/${name}@${quoted(range, true)}`).join(' ')
    : `@angular/{${names.join(',')}}@${quoted(range, false)}`;
  const others = Object.entries({ typescript, rxjs, 'zone.js': zone }).map(
    ([name, version]) => `${name}@${quoted(version ?? '', options.windows)}`,
  );
  const command = `npm install ${[own, ...others].join(' ')}`;
  const exact = 'npm install typescript@2.4.2 --save-exact';
  // npm would otherwise take a TypeScript that the first release of version 5 refuses.
  const commands = packageManager === 'npm' && to === '5.0' ? [command, exact] : [command];
  return commands.map((text) => forPackageManager(text, packageManager));
}

/** A command of npm as the chosen package manager spells it; everything else stays as it is. */
export function forPackageManager(code: string, manager: Choice['packageManager']): string {
  if (manager === 'npm') return code;
  return code
    .replace(/^npm install (?=\S)/, 'yarn add ')
    .replace(/^npm install$/, 'yarn install')
    .replace(/^(yarn add .*)--save-dev/, '$1--dev')
    .replace(/^(yarn add .*)--save-exact/, '$1--exact');
}

/** Shells read a range with spaces as several words, and `<` as a redirection; `^` escapes in that of Windows. */
function quoted(range: string, windows: boolean): string {
  if (windows) return /[\s<>^]/.test(range) ? `"${range}"` : range;
  return /[\s<>]/.test(range) ? `'${range}'` : range;
}
