import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that an application of the playground may import, or that build it, in the documented versions. */
const documented = [
  '@angular/animations',
  '@angular/build',
  '@angular/cdk',
  '@angular/cli',
  '@angular/common',
  '@angular/compiler',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/forms',
  '@angular/platform-browser',
  '@angular/router',
];

/** Others, in the versions of this project. */
const own = ['rxjs', 'tslib', 'typescript'];

/** What a downloaded project installs: exact versions by name of the package. */
export function cliVersions(root: string = process.cwd()): Record<string, string> {
  const versionsIn = (file: string, names: readonly string[]) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return names.map((name): [string, string] => [name, dependencies[name]]);
  };
  return Object.fromEntries([
    ...versionsIn('documented/package.json', documented),
    ...versionsIn('package.json', own),
  ]);
}
