import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentedPackage } from '../extraction/documented-packages.ts';

/** Builder of each target in the workspace: those of an application as `ng new` makes it. */
export const targetBuilders: Readonly<Record<string, string>> = {
  build: '@angular/build:application',
  serve: '@angular/build:dev-server',
  test: '@angular/build:karma',
  'extract-i18n': '@angular/build:extract-i18n',
};

/** Packages that the CLI looks up from the workspace. */
const linkedPackages = ['@angular/build', '@angular/cli', '@schematics/angular'];

/**
 * Makes the smallest workspace in which every command explains itself: without one, `ng` offers only half of the commands, and without
 * targets it does not know the options of their builders.
 *
 * @returns its folder, and a function that removes it
 */
export function makeScratchWorkspace(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ng-help-'));
  const write = (file: string, value: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  write('package.json', { name: 'scratch', private: true });
  write('tsconfig.json', {});
  write('angular.json', workspace());
  for (const name of linkedPackages) link(documentedPackage(name, root).folder, folder, name);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function workspace(): object {
  const architect = Object.fromEntries(
    Object.entries(targetBuilders).map(([target, builder]) => [target, { builder, options: {} }]),
  );
  const app = { projectType: 'application', root: '', architect };
  return { version: 1, cli: { analytics: false, packageManager: 'npm' }, projects: { app } };
}

function link(target: string, folder: string, name: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  // On Windows only a junction needs no privilege.
  symlinkSync(target, place, 'junction');
}
