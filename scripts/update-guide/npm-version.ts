/** The builders were `0.800.0` where the framework was `8.0.0`, up to version 11. */
const builders = '@angular-devkit/build-angular';

/**
 * What npm calls the release of a package that belongs to a major version.
 *
 * @param edge the first release of the major, or its last
 */
export function npmVersion(name: string, major: number, edge: 'first' | 'last'): string {
  if (name === builders && major < 12) return buildersVersion(major, edge);
  return edge === 'first' ? `${major}.0.0` : `^${major}.0.0`;
}

function buildersVersion(major: number, edge: 'first' | 'last'): string {
  // The numbers of versions 6 and 7 are 0.6 and 0.10 to 0.13.
  if (major < 8) return major === 7 ? '>=0.10.0 <0.14.0' : '~0.6.0';
  return edge === 'first' ? `0.${major}00.0` : `>=0.${major}00.0 <0.${major + 1}00.0`;
}
