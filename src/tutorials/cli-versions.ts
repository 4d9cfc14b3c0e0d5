import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importableNames } from '../sandbox/packages.ts';
import { packageOf } from '../sandbox/project/index.ts';

/** Packages that every project of the Angular CLI has and that code does not import, or that build it. */
const tools = [
  '@angular/build',
  '@angular/cli',
  '@angular/compiler',
  '@angular/compiler-cli',
  'typescript',
  'zone.js',
];

/** What a downloaded project may install: exact versions, by name, of all packages that previews have and of those that build a project. */
export function cliVersions(root: string = process.cwd()): Record<string, string> {
  const versionsIn = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(join(root, file), 'utf8')).dependencies;
  const installed = { ...versionsIn('package.json'), ...versionsIn('documented/package.json') };
  const names = [...new Set([...importableNames.map(packageOf), ...tools])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const version = installed[name];
      if (!version) throw new Error(`Neither package.json names ${name}, which projects may use.`);
      return [name, version];
    }),
  );
}
