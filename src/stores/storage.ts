/**
 * Local storage for islands. Reading or writing never throws: a browser may forbid storage, or it may be full, and the site
 * then works without memory.
 */

/** Reads an entry; `null` when it is missing or storage is out of reach. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes an entry; does nothing when storage is full or out of reach.
 *
 * @returns whether it was written: what was not lasts for this page only
 */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes an entry; does nothing when storage is out of reach. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What can't be reached is not there for this page.
  }
}

/** Keys of all entries that start with a text; none when storage is out of reach. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
