/** A version of the documentation, as the menu shows it. */
export interface Version {
  displayName: string;
  /** Absolute address of its documentation. */
  url: string;
}

/** What a list may hold at most. Real ones have some twenty entries. */
const limits = { entries: 100, name: 40, url: 500 } as const;

/** No address of a page, or one that a click must not follow, as `javascript:`. */
function isPageAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** @returns undefined for anything but `{ version, url }` with a name to show and an address to follow */
function readEntry(entry: unknown): Version | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { version, url } = entry as Record<string, unknown>;
  if (typeof version !== 'string' || typeof url !== 'string') return undefined;
  const displayName = version.trim();
  if (!displayName || displayName.length > limits.name || url.length > limits.url) return undefined;
  return isPageAddress(url) ? { displayName, url } : undefined;
}

/** Keeps the first of several entries with the same name or the same address. */
function withoutDuplicates(versions: readonly Version[]): Version[] {
  const seen = new Set<string>();
  return versions.filter(({ displayName, url }) => {
    const marks = [`name ${displayName.toLowerCase()}`, `url ${new URL(url).href}`];
    const isNew = marks.every((mark) => !seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}

/**
 * Reads a list of versions as the site's file has it.
 *
 * @throws Error `Invalid version data` for anything that is no list, for an empty one, and where one entry is not as it should be
 */
export function parseVersions(data: unknown): Version[] {
  const entries = Array.isArray(data) && data.length <= limits.entries ? data.map(readEntry) : [];
  const versions = entries.filter((entry) => entry !== undefined);
  if (versions.length === 0 || versions.length < entries.length) {
    throw new Error('Invalid version data');
  }
  return withoutDuplicates(versions);
}

/** The entry that a site of a major version belongs to: the one whose name contains the number, else the first. */
export function currentVersion(versions: readonly Version[], major: number): Version | undefined {
  const number = new RegExp(`(?<!\\d)${major}(?!\\d)`);
  return versions.find(({ displayName }) => number.test(displayName)) ?? versions[0];
}
