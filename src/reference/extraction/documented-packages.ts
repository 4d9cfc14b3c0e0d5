import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** An installed package that the site documents. */
export interface DocumentedPackage {
  readonly name: string;
  /** Exact version. */
  readonly version: string;
  /** Its folder, absolute. */
  readonly folder: string;
  readonly manifest: PackageManifest;
}

/** What is read of a `package.json`. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly repository?: string | { readonly url: string; readonly directory?: string };
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly schematics?: string;
  readonly builders?: string;
  readonly 'ng-update'?: { readonly migrations?: string };
}

/** Folder of the workspace that pins the documented packages, relative to the project. */
export const documentedFolder = 'documented';

/**
 * The packages pinned in `documented/package.json`, sorted by name, types excluded.
 *
 * @param root the folder that has `documented`: the project, or a scratch folder with other versions
 * @throws Error where one is not installed, or in another version than pinned
 */
export function documentedPackages(root: string = process.cwd()): DocumentedPackage[] {
  const file = path.join(root, documentedFolder, 'package.json');
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(file);
  return Object.entries(dependencies)
    .filter(([name]) => !name.startsWith('@types/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, version]) => installed(file, name, version));
}

/** The installed package that the documented ones see under a name. */
export function documentedPackage(name: string, root: string = process.cwd()): DocumentedPackage {
  const found = documentedPackages(root).find((candidate) => candidate.name === name);
  if (found) return found;
  throw new Error(`${name} is not among the dependencies of ${documentedFolder}/package.json.`);
}

function installed(from: string, name: string, version: string): DocumentedPackage {
  const file = manifestFile(from, name);
  const manifest = readJson<PackageManifest>(file);
  if (manifest.version !== version) {
    throw new Error(
      `${name} is pinned to ${version} and installed as ${manifest.version}. Run \`npm ci\`.`,
    );
  }
  return { name, version, folder: path.dirname(file), manifest };
}

function manifestFile(from: string, name: string): string {
  try {
    return createRequire(from).resolve(`${name}/package.json`);
  } catch (cause) {
    throw new Error(`${name} is not installed. Run \`npm ci\`.`, { cause });
  }
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}
