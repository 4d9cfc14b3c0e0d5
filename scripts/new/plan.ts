import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../lib/failure.mjs';

/** A file, relative to the root of the repository. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** What a command is about to write. */
export interface Plan {
  /** What `npm run check:content -- --only` calls it. */
  readonly name: string;
  /** Its page in the development server. */
  readonly route?: string;
  /** None of them is there yet. */
  readonly files: readonly PlannedFile[];
  /** The navigation with its entry, where it gets one. */
  readonly navigation?: PlannedFile;
}

/**
 * Writes a plan, whole or not at all.
 *
 * @throws Failure where one of its files is there already; nothing is written then
 */
export function writePlan(root: string, { files, navigation }: Plan): void {
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) {
    throw new Failure(`${taken.path} already exists.`, 'Choose another name, or change that file.');
  }
  const before = navigation && readFileSync(join(root, navigation.path), 'utf8');
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      const place = join(root, path);
      mkdirSync(dirname(place), { recursive: true });
      // Another program may have written it in the meantime.
      writeFileSync(place, text, { flag: 'wx' });
      written.push(place);
    }
    if (navigation) writeFileSync(join(root, navigation.path), navigation.text);
  } catch (error) {
    for (const place of written) rmSync(place);
    if (navigation && before !== undefined) writeFileSync(join(root, navigation.path), before);
    throw error;
  }
}
