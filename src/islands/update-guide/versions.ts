/** How many minor versions each major had that the guide tells apart; majors from 11 on count as one. There was never a version 3. */
const minors: readonly (readonly [major: number, count: number])[] = [
  ...Array.from({ length: 10 }, (_, index) => [20 - index, 1] as const),
  [10, 3],
  [9, 2],
  [8, 3],
  [7, 3],
  [6, 2],
  [5, 3],
  [4, 5],
  [2, 5],
];

/** The versions that readers choose from, newest first: `20.0` … `10.2`, `10.1` … `2.0`. */
export const versionNames: readonly string[] = minors.flatMap(([major, count]) =>
  Array.from({ length: count }, (_, index) => `${major}.${count - 1 - index}`),
);

/** What the reader starts with: the update to the newest version. */
export const defaultVersions = { from: '19.0', to: '20.0' } as const;

/** A version as a number that sorts, as in the steps: `20.0` is 2000, `2.4` is 204. */
export function versionNumber(name: string): number {
  const [major = 0, minor = 0] = name.split('.').map(Number);
  return major === 2 ? 200 + minor : major * 100 + minor * 10;
}

/** The major version of such a number. */
export const majorOf = (version: number): number => Math.floor(version / 100);
