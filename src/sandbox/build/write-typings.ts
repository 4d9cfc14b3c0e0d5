import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Typings } from '../compile/engine/typings.ts';
import { root, TYPINGS_FILES } from './folders.ts';
import { makeTypings } from './make-typings.ts';

/** Writes all files of typings into a folder. */
export function writeTypings(outDir: string): void {
  const write = (name: keyof typeof TYPINGS_FILES, typings: Typings) =>
    writeFileSync(join(outDir, TYPINGS_FILES[name]), JSON.stringify(typings));
  const plain = makeTypings(root, false);
  write('plain', plain.common);
  write('rare', plain.rare);
  const documented = makeTypings(root, true);
  write('documented', documented.common);
  write('documentedRare', documented.rare);
}
