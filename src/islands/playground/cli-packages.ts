import { importedNames, packageOf } from '../../sandbox/project/index.ts';
import type { ProjectFiles } from '../../sandbox/types.ts';

/** Exact versions of the packages that a downloaded project may install, by name. */
export interface PackageVersions {
  readonly [name: string]: string;
}

/** What `ng new` puts into every project. */
const ALWAYS = [
  '@angular/common',
  '@angular/compiler',
  '@angular/core',
  '@angular/forms',
  '@angular/platform-browser',
  '@angular/router',
  'rxjs',
  'tslib',
];

/** Packages that build a project. */
const TOOLS = ['@angular/build', '@angular/cli', '@angular/compiler-cli', 'typescript'];

/** Version of a package that previews don't have, where the project does not name one. */
const NEWEST = 'latest';

/** Parts of packages that load another package, which the code does not name. */
const COMPANIONS: readonly (readonly [RegExp, string])[] = [
  [/^@angular\/platform-browser\/animations\b/, '@angular/animations'],
];

/** The part of a `package.json` that a project may bring along. */
interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * The content of `package.json`: what `ng new` writes, every package that the project imports, and
 * what a `package.json` of its own says besides. Packages that previews have are in the versions of
 * the previews.
 *
 * @param polyfills modules that run before the application
 * @param missing packages that the project imports and previews don't have
 */
export function cliManifest(
  files: ProjectFiles,
  name: string,
  versions: PackageVersions,
  polyfills: readonly string[],
  missing: readonly string[],
) {
  const imported = [...importedNames(files), ...polyfills];
  const companions = COMPANIONS.filter(([part]) => imported.some((from) => part.test(from)));
  const needed = [...ALWAYS, ...imported.map(packageOf), ...companions.map(([, other]) => other)];
  const own = ownManifest(files['/package.json']);
  return {
    name,
    version: '0.0.0',
    private: true,
    ...own,
    scripts: { ng: 'ng', start: 'ng serve', build: 'ng build', ...own.scripts },
    dependencies: sorted({
      ...fitting(missing, versions),
      ...own.dependencies,
      ...exact(needed, versions),
    }),
    devDependencies: sorted({ ...own.devDependencies, ...exact(TOOLS, versions) }),
  };
}

/** What a reader's own file says; nothing where it can't be read. */
function ownManifest(text: string | undefined): Manifest {
  try {
    const manifest: unknown = JSON.parse(text ?? '{}');
    return typeof manifest === 'object' && manifest !== null ? manifest : {};
  } catch {
    return {};
  }
}

/**
 * Versions of packages that nothing is known about but their names: parts of the framework have one
 * version.
 */
function fitting(missing: readonly string[], versions: PackageVersions): Record<string, string> {
  const [major] = (versions['@angular/core'] ?? '').split('.');
  const versionOf = (name: string) =>
    name.startsWith('@angular/') && major ? `^${major}.0.0` : NEWEST;
  return Object.fromEntries(missing.map((name) => [name, versionOf(name)]));
}

function exact(names: readonly string[], versions: PackageVersions): Record<string, string> {
  const known = names.flatMap((name) => {
    const version = Object.hasOwn(versions, name) ? versions[name] : undefined;
    return version ? [[name, version] as const] : [];
  });
  return Object.fromEntries(known);
}

function sorted(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}
