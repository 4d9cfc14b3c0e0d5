/** A version as readers see it, `v20.2`: the packages write `20.2`, `19.0.0` and `4` for the same kind of thing. */
export function versionLabel(version: string): string {
  const [major, minor = '0'] = version.replace(/^v/, '').split('.');
  return `v${major}.${minor}`;
}
