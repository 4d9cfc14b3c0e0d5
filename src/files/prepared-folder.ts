import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Prefix of folders in which something is being made. */
const UNFINISHED = 'new-';

/** Removes what earlier sources made; what another process is making just now stays. */
function removeOthers(place: string, kept: string): void {
  for (const name of readdirSync(place)) {
    if (name !== kept && !name.startsWith(UNFINISHED))
      rmSync(join(place, name), { recursive: true, force: true });
  }
}

/**
 * A folder of things that are costly to make, which is made again only when what they depend on has changed.
 *
 * @param place folder that holds it
 * @param key its name, which differs when what is in it may be another
 * @param make fills the empty folder that it is given
 * @returns its path
 */
export async function preparedFolder(
  place: string,
  key: string,
  make: (outDir: string) => Promise<void>,
): Promise<string> {
  const folder = join(place, key);
  if (existsSync(folder)) return folder;
  mkdirSync(place, { recursive: true });
  // Made apart and then moved, so that a folder with the name of its key is whole, whatever is interrupted or runs at the same time.
  const apart = mkdtempSync(join(place, UNFINISHED));
  try {
    const outDir = join(apart, 'files');
    mkdirSync(outDir);
    await make(outDir);
    if (!existsSync(folder)) renameSync(outDir, folder);
    removeOthers(place, key);
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
  return folder;
}
