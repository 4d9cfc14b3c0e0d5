/**
 * `npm run reference:history`: writes `src/reference/history/api-history.json`, the names that each major exports. Installs the last release
 * of each earlier major into a scratch folder; the documented major is the installed one.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectHistory, listExports, type MajorExports } from '../src/reference/history/index.ts';
import { type DocumentedPackage, documentedPackages, entryPoint } from '../src/reference/index.ts';
import { site } from '../src/site.config.ts';
import { root } from './lib/paths.mjs';
import { installScratch, npm, packagesWithEntryPoints } from './lib/scratch-packages.ts';

/** The first major of the history. */
const firstMajor = 16;

const file = path.join(root, 'src/reference/history/api-history.json');
const { entryPoints } = site.documented;
const documented = documentedPackages(root);
const names = packagesWithEntryPoints().map(({ name }) => name);

/** Installs the last release of a major; a package that did not exist then is left out. */
function install(major: number, folder: string): DocumentedPackage[] {
  const wanted = names.filter((name) => exists(name, major)).map((name) => `${name}@${major}`);
  installScratch(folder, wanted);
  const scope = path.join(folder, 'node_modules/@angular');
  return readdirSync(scope)
    .sort()
    .map((name) => installed(path.join(scope, name)));
}

function exists(name: string, major: number): boolean {
  const versions: string[] = JSON.parse(npm(['view', name, 'versions', '--json'], root));
  return versions.some((version) => version.startsWith(`${major}.`) && !version.includes('-'));
}

function installed(folder: string): DocumentedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name: manifest.name, version: manifest.version, folder, manifest };
}

function exportsOf(major: number, packages: readonly DocumentedPackage[]): MajorExports {
  const found = entryPoints.flatMap((module) => entryPoint(module, packages) ?? []);
  const lists = listExports(found.map(({ typings }) => typings));
  const version = packages.find(({ name }) => name === '@angular/core')?.version ?? '';
  const modules = new Map(found.map(({ module, typings }) => [module, lists.get(typings) ?? []]));
  return { major, version, modules };
}

const releases = [exportsOf(site.major, documented)];
for (let major = firstMajor; major < site.major; major++) {
  console.log(`… Reading the packages of version ${major}`);
  const folder = mkdtempSync(path.join(tmpdir(), `packages-${major}-`));
  try {
    releases.push(exportsOf(major, install(major, folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
mkdirSync(path.dirname(file), { recursive: true });
const generator = 'Written by `npm run reference:history`; do not edit.';
const data = { generator, ...collectHistory(releases) };
writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
for (const { major, version, modules } of releases.sort((a, b) => a.major - b.major)) {
  console.log(`${major} (${version}): ${[...modules.values()].flat().length} names`);
}
