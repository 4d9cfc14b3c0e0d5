import { hashText } from '../../src/files/index.ts';
import { keptFindings } from '../verdicts/kept-findings.ts';
import { type Page, readPage } from './pages.ts';

/** Pages that earlier runs have parsed, also those of other checkouts: only pages are parsed that have changed since. */
export class KeptPages {
  readonly #kept = keptFindings<Page>('pages.json', ['scripts/site/pages.ts']);

  /** As `readPage`. */
  readonly read = (file: string, html: string): Page =>
    this.#kept.of(hashText(`${file}\n${html}`), () => readPage(file, html));

  /** Keeps what was asked for, and forgets the rest. */
  save(): void {
    this.#kept.save();
  }
}
