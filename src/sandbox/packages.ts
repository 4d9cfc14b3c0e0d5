import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The repository, where all npm scripts start. A build bundles this file, so its own folder says nothing. */
const root = process.cwd();

/** Packages that a project may import, besides those of the framework. */
const COMPANIONS = ['rxjs', 'tslib', 'zone.js'];

/** Parts of the framework that a preview does not have, most of them since only tools or a server can use them, with what to say to readers who import them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '@angular/build': 'It is part of the Angular CLI and builds projects.',
  '@angular/cli': 'It is the Angular CLI.',
  '@angular/compiler': 'The code of a preview is compiled before it runs.',
  '@angular/compiler-cli': 'It is part of the Angular CLI and compiles projects.',
  '@angular/language-service': 'It is for editors.',
  '@angular/localize/tools': 'It runs in Node and translates what the Angular CLI builds.',
  '@angular/platform-browser-dynamic/testing': 'It needs a compiler in the browser.',
  '@angular/platform-server': 'It renders on a server.',
  '@angular/service-worker/config': 'It runs in Node, as a part of the Angular CLI.',
  '@angular/ssr': 'It renders on a server.',
  '@angular/cdk/testing/selenium-webdriver': 'It runs in Node and drives a browser.',
};

/**
 * Names that most projects import: their typings come with the compiler, and completions suggest what they have. All others are loaded
 * when a project imports one of them.
 */
export const commonNames: readonly string[] = [
  '@angular/cdk/drag-drop',
  '@angular/common',
  '@angular/common/http',
  '@angular/core',
  '@angular/core/rxjs-interop',
  '@angular/forms',
  '@angular/platform-browser',
  '@angular/router',
  'rxjs',
  'rxjs/operators',
  'tslib',
];

/** What the names of modules with the data of a locale begin with. */
export const LOCALES = '@angular/common/locales/';

/** What the names of those modules begin with that export nothing, but give their data to the framework by themselves. */
export const GLOBAL_LOCALES = `${LOCALES}global/`;

/** What a `package.json` says of one of its entry points. */
type Target = string | { readonly [condition: string]: Target };

/** The beginning of a name that says where it belongs: `@angular/ssr` of `@angular/ssr/node`. */
function elsewhere(name: string): string | undefined {
  return Object.keys(ELSEWHERE).find((known) => name === known || name.startsWith(`${known}/`));
}

/** Packages of the framework whose versions are documented. */
function frameworkPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'documented/package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => name.startsWith('@angular/'));
}

function hasTypes(target: Target): boolean {
  return typeof target !== 'string' && JSON.stringify(target).includes('"types"');
}

/** Where a package is installed. */
function packageFolder(name: string): string {
  const { resolve } = createRequire(join(root, 'package.json'));
  return dirname(resolve(`${name}/package.json`));
}

/** The entry points that a package has for code. */
function entriesOf(name: string): string[] {
  const file = join(packageFolder(name), 'package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly exports: Readonly<Record<string, Target>>;
  };
  return Object.entries(exports)
    .filter(([path, target]) => !path.includes('*') && hasTypes(target))
    .map(([path]) => name + path.slice(1));
}

/**
 * Names that a project may import, sorted: what the packages themselves export. The compiler resolves these and no others, so that an
 * import for which a preview has no module is a mistake that the reader sees in the editor, not in the console.
 */
export const importableNames: readonly string[] = [
  ...frameworkPackages().filter((name) => !elsewhere(name)),
  ...COMPANIONS,
]
  .flatMap(entriesOf)
  .filter((name) => !elsewhere(name))
  .sort();

/**
 * The modules with the data of locales, which import nothing: hundreds of small files, so that one of ours has them all. It is loaded
 * only for projects that import one.
 *
 * @returns code by name
 */
export function localeModules(): Record<string, string> {
  const folder = join(packageFolder('@angular/common'), 'locales');
  const namesIn = (place: string) =>
    readdirSync(place).flatMap((file) => (file.endsWith('.js') ? [file.slice(0, -3)] : []));
  const globals = new Set(namesIn(join(folder, 'global')));
  const names = namesIn(folder)
    .sort()
    .flatMap((name) => (globals.has(name) ? [name, `global/${name}`] : [name]));
  return Object.fromEntries(
    names.map((name) => [LOCALES + name, shortCode(join(folder, `${name}.js`))]),
  );
}

/** The code of a module without what no preview needs. */
function shortCode(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\/\*[\s\S]*?\*\/\s*/, '')
    .replace(/\n\/\/# sourceMapping.*/, '');
}

/** Why there is no preview of code that imports these names, or what begins with them and a slash. */
export const elsewhereNames: Readonly<Record<string, string>> = ELSEWHERE;

/** Names that no project writes, and that a lazy part of the framework may import. */
const internalNames: readonly string[] = [];

/** Names for which previews have a module, sorted. */
export const runtimeNames: readonly string[] = [...importableNames, ...internalNames].sort();
