import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentedPackage, documentedPackages } from '../../src/reference/index.ts';
import { site } from '../../src/site.config.ts';

/** The documented packages that own an entry point of the site. */
export function packagesWithEntryPoints(): DocumentedPackage[] {
  return documentedPackages().filter(({ name }) =>
    site.documented.entryPoints.some((module) => module === name || module.startsWith(`${name}/`)),
  );
}

/**
 * Installs packages of other versions in a folder apart from the project. Their scripts do not run, and their peers are not added, because the newest
 * releases of packages need not be of one day.
 *
 * @param folder is made where it does not exist
 * @param packages what to install, as for `npm install`; options of npm may be among them
 */
export function installScratch(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  npm(
    ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages],
    folder,
  );
}

/** Runs npm and returns what it prints; what goes wrong is shown. */
export function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // Windows runs `npm.cmd` only through a shell.
    shell: process.platform === 'win32',
  });
}
