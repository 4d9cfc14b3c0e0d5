import { join } from 'node:path';
import { hashFiles, hashText, installedPackages, sourceFiles } from '../../src/files/index.ts';
import { KeptResults } from '../../src/kept/index.ts';
import { root } from '../lib/paths.mjs';
import { cacheFolder } from '../verdicts/cache-folder.ts';
import { type Page, readPage } from './pages.ts';

/** Pages that earlier runs have parsed, also those of other checkouts: only pages are parsed that have changed since. */
export class KeptPages {
  readonly #kept: KeptResults<Page>;

  constructor() {
    const parser = sourceFiles([join(root, 'scripts/site/pages.ts')]);
    const program = hashFiles(root, [installedPackages(root), ...parser]);
    this.#kept = new KeptResults(join(cacheFolder(), 'pages.json'), program);
  }

  /** As `readPage`. */
  readonly read = (file: string, html: string): Page =>
    this.#kept.of(hashText(`${file}\n${html}`), () => readPage(file, html));

  /** Keeps what was asked for, and forgets the rest. */
  save(): void {
    this.#kept.save();
  }
}
