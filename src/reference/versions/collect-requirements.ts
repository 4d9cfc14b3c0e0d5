import type { PublishedPackage, RequirementsFile } from './types.ts';

/**
 * Joins what the registry says into the committed data.
 *
 * @param core releases of `@angular/core`, in any order; prereleases are left out
 * @param compilerCli those of `@angular/compiler-cli`
 */
export function collectRequirements(
  core: readonly PublishedPackage[],
  compilerCli: readonly PublishedPackage[],
): RequirementsFile['minors'] {
  const compilers = new Map(compilerCli.map((release) => [release.version, release]));
  const minors = [...lastOfEachMinor(core)].sort(([, a], [, b]) => compare(b.version, a.version));
  return Object.fromEntries(
    minors.map(([minor, release]) => {
      const { version, engines, peerDependencies } = release;
      return [
        minor,
        {
          release: version,
          node: required(engines?.['node'], version, 'engines.node'),
          typescript: required(
            compilers.get(version)?.peerDependencies?.['typescript'],
            version,
            'a peer typescript',
          ),
          rxjs: required(peerDependencies?.['rxjs'], version, 'a peer rxjs'),
        },
      ];
    }),
  );
}

function lastOfEachMinor(releases: readonly PublishedPackage[]): Map<string, PublishedPackage> {
  const found = new Map<string, PublishedPackage>();
  for (const release of releases.filter(({ version }) => !version.includes('-'))) {
    const minor = release.version.split('.').slice(0, 2).join('.');
    const known = found.get(minor);
    if (!known || compare(release.version, known.version) > 0) found.set(minor, release);
  }
  return found;
}

const compare = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });

function required(text: string | undefined, version: string, what: string): string {
  if (text === undefined) throw new Error(`Version ${version} has no ${what}.`);
  return text;
}
