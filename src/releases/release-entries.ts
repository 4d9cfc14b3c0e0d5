import { changesBetween, type NameHistory } from '../reference/index.ts';
import type { Release } from '../schemas/index.ts';

/** A release as readers of a feed see it. */
export interface ReleaseEntry {
  readonly version: string;
  readonly title: string;
  /** Its notes, where the sources of the framework are. */
  readonly url: string;
  readonly date: Date;
  /** A sentence or two. */
  readonly summary: string;
}

/**
 * What there is to say about releases.
 *
 * @param history of the public names, which tells what a major version changed
 */
export function releaseEntries(
  releases: readonly Release[],
  history: readonly NameHistory[],
  product: string,
): ReleaseEntry[] {
  return releases.map(({ version, date }) => ({
    version,
    title: `${product} ${version}`,
    url: `https://github.com/angular/angular/releases/tag/${tagOf(version, date)}`,
    date: new Date(`${date}T00:00:00Z`),
    summary: summaryOf(version, history),
  }));
}

/** The repository names tags `v21.1.0` since January 2026; older ones are the bare version. */
const tagOf = (version: string, date: string): string =>
  date < '2026-01-01' ? version : `v${version}`;

function summaryOf(version: string, history: readonly NameHistory[]): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (minor > 0) return 'A minor release: new features and no breaking changes.';
  const isKnown = history.some(({ majors }) => majors.includes(major - 1));
  const general = 'A major release.';
  if (!isKnown) return general;
  const { added, removed, deprecated } = changesBetween(history, major - 1, major);
  return `${general} Compared with the last release of version ${major - 1}, the public API has ${added.length} new names, ${removed.length} are gone, and ${deprecated.length} are newly deprecated.`;
}
