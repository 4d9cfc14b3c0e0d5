import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, TYPINGS_FILES } from './folders.ts';
import { makeTypings } from './make-typings.ts';

/** Writes both files of typings into a folder. */
export function writeTypings(outDir: string): void {
  const { plain, documented } = TYPINGS_FILES;
  writeFileSync(join(outDir, plain), JSON.stringify(makeTypings(root, false)));
  writeFileSync(join(outDir, documented), JSON.stringify(makeTypings(root, true)));
}
