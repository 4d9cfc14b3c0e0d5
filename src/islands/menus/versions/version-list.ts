/** A version of the documentation, as the menu shows it. */
export interface Version {
  displayName: string;
  /** Absolute address of its documentation. */
  url: string;
}

/** What an entry may hold at most. */
const limits = { name: 40, url: 500 } as const;

/** The whole address of a page; undefined for one that a click must not follow, as `javascript:`. */
function pageAddress(text: string, base: string): string | undefined {
  const url = URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** @returns undefined for anything but `{ version, url }` with a name to show and an address to follow */
function readEntry(entry: unknown, base: string): Version | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { version, url } = entry as Record<string, unknown>;
  if (typeof version !== 'string' || typeof url !== 'string') return undefined;
  const displayName = version.trim();
  if (!displayName || displayName.length > limits.name || url.length > limits.url) return undefined;
  const address = pageAddress(url, base);
  return address === undefined ? undefined : { displayName, url: address };
}

/** Keeps the first of several entries with the same name: readers could not tell them apart. */
function withoutDuplicates(versions: readonly Version[]): Version[] {
  const byName = Map.groupBy(versions, ({ displayName }) => displayName.toLowerCase());
  return [...byName.values()].flatMap((same) => same.slice(0, 1));
}

/**
 * Reads a list of versions as the site's file has it.
 *
 * @param base what relative addresses start from
 * @throws Error `Invalid version data` for anything that is no list, and where one entry is not as it should be
 */
export function parseVersions(data: unknown, base: string): Version[] {
  if (!Array.isArray(data)) throw new Error('Invalid version data');
  const versions = data.map((entry) => readEntry(entry, base));
  if (!versions.every((version) => version !== undefined)) throw new Error('Invalid version data');
  return withoutDuplicates(versions);
}

/** The entry that a site of a major version belongs to: the one whose name contains the number, else the first. */
export function currentVersion(versions: readonly Version[], major: number): Version | undefined {
  const number = new RegExp(`(?<!\\d)${major}(?!\\d)`);
  return versions.find(({ displayName }) => number.test(displayName)) ?? versions[0];
}
