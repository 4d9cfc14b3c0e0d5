/**
 * `npm run reference:try -- 22`: runs the extraction of the API on another major version, to see what an upgrade would meet. Installs the
 * newest packages of that version in a folder of the system's temporary files and prints counts; nothing of it becomes part of the site.
 */
import { readFileSync, rmSync } from 'node:fs';
import { findPackageJSON, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryPoint, modulesWithTypings } from '../src/reference/api/entry-points.ts';
import { ExtractionError } from '../src/reference/api/problems.ts';
import type { ApiData } from '../src/reference/api/types.ts';
import { type DocumentedPackage, documentedPackages } from '../src/reference/index.ts';
import { site } from '../src/site.config.ts';
import { installScratch, packagesWithEntryPoints } from './lib/scratch-packages.ts';

const { entryPoints } = site.documented;

/** What the packages need beside them, in the versions that this project has. */
const companions = ['rxjs', 'beasties', '@types/node', '@types/selenium-webdriver'];

const major = process.argv[2];
if (!major || !/^\d+$/.test(major)) {
  console.error('Name a major version: npm run reference:try -- 22');
  process.exit(1);
}

const owners = packagesWithEntryPoints();
const root = path.join(tmpdir(), `angular-reference-${major}`);
const folder = path.join(root, 'documented');
try {
  install(owners.map(({ name }) => name));
  const packages = documentedPackages(root).filter(({ name }) => name !== '@angular/compiler-cli');
  const { known, missing, added } = modulesOf(packages);
  useCompilerOf(folder);
  // Loaded now, so that it gets the compiler of that version.
  const { extractApi } = await import('../src/reference/api/extract-api.ts');
  const start = performance.now();
  const data = extractApi(folder, packages, [...known, ...added]);
  print(data, packages, performance.now() - start);
  if (missing.length > 0) console.log(`\nNo longer there: ${missing.join(', ')}`);
  if (added.length > 0) console.log(`\nNew entry points: ${added.join(', ')}`);
} catch (error) {
  if (!(error instanceof ExtractionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Installs the packages of the version, exact, and the compiler that they ask for. */
function install(names: readonly string[]): void {
  rmSync(root, { recursive: true, force: true });
  console.log(`Installing version ${major} in ${folder}`);
  const wanted = [...names, '@angular/compiler-cli'].map((name) => `${name}@${major}`);
  installScratch(folder, ['--save-exact', ...wanted]);
  const manifest = path.join(folder, 'node_modules/@angular/compiler-cli/package.json');
  const { peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const beside = [`typescript@${peerDependencies.typescript}`, ...companions.map(ownVersion)];
  installScratch(folder, ['--no-save', ...beside]);
}

function ownVersion(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`${name} is not installed. Run \`npm ci\`.`);
  return `${name}@${JSON.parse(readFileSync(file, 'utf8')).version}`;
}

/** Entry points of the site that the version has, those that it lacks, and those that it adds to what this site's version has. */
function modulesOf(packages: readonly DocumentedPackage[]) {
  const present = new Set(owners.flatMap(modulesWithTypings));
  return {
    known: entryPoints.filter((module) => entryPoint(module, packages)),
    missing: entryPoints.filter((module) => !entryPoint(module, packages)),
    added: packages.flatMap(modulesWithTypings).filter((module) => !present.has(module)),
  };
}

/** Makes the modules of the extraction import the compiler that is installed in a folder. */
function useCompilerOf(from: string): void {
  const parentURL = pathToFileURL(path.join(from, 'package.json')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier === 'typescript' ? { ...context, parentURL } : context),
  });
}

function print({ modules, report }: ApiData, packages: readonly DocumentedPackage[], ms: number) {
  const kinds = new Map<string, number>();
  for (const { module, version, entries } of modules) {
    const counts = Object.entries(report.counts[module] ?? {});
    console.log(`${module} ${version}: ${entries.length}`);
    console.log(`  ${counts.map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
    for (const [kind, count] of counts) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const share = ((100 * report.withSource) / total).toFixed(1);
  console.log(`\n${total} entries of ${packages.length} packages in ${(ms / 1000).toFixed(1)} s`);
  console.log(
    [...kinds]
      .sort()
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  );
  console.log(`${share} % with source, 0 unresolved imports, 0 unknown tags`);
}
