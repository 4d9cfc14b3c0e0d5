import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** Prefix of folders in which something is being made. */
const UNFINISHED = 'new-';

/** Nothing takes as long to make, in milliseconds: what is older was left by a process that was ended. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Removes what earlier sources made; what another process is making just now stays. */
function removeOthers(place: string, kept: string): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    if (name !== kept && !(name.startsWith(UNFINISHED) && isRecent(path)))
      rmSync(path, { recursive: true, force: true });
  }
}

function isRecent(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status !== undefined && Date.now() - status.mtimeMs < LONGEST_MS;
}

/** Gives a folder its name, unless another process was faster. */
function putInPlace(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
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
    putInPlace(outDir, folder);
    removeOthers(place, key);
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
  return folder;
}
