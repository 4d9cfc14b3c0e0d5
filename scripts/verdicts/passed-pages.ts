import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../src/files/index.ts';
import type { Snapshot } from './snapshot.ts';

/** What decides how a page passes, beside its content: styles and scripts are made of these. */
const INPUTS = [
  'tree:src',
  'tree:public',
  'file:astro.config.ts',
  'program:tests/e2e/every-page.spec.ts',
];

/** Files that are kept beside each other, so that a change of branches and back costs nothing. */
const KEPT_FILES = 5;

/** The name of a file in the folder of notes. */
const NOTE = 'passed-pages.txt';

/**
 * Parts of pages that `every-page.spec.ts` has judged: the file of its tests is judged again when any page has changed, but what is the same on all pages is not. Each has a key, which
 * the spec makes of its content; what else decides makes the name of the file with the keys.
 */
export class PassedPages {
  readonly #folder: string;

  /** @param folder of kept verdicts */
  constructor(folder: string) {
    this.#folder = join(folder, 'pages');
  }

  /**
   * Puts what has passed where the tests find it.
   *
   * @param more inputs beside those of all pages: versions and variables
   * @param notes folder of the notes of this run
   * @param fresh whether nothing counts as passed
   * @returns variables of the tests
   */
  offer(
    more: readonly string[],
    now: Snapshot,
    notes: string,
    fresh: boolean,
  ): Record<string, string> {
    mkdirSync(notes, { recursive: true });
    const note = join(notes, NOTE);
    const kept = this.#file(more, now);
    if (!fresh && existsSync(kept)) copyFileSync(kept, note);
    return { PASSED_PAGES: note };
  }

  /**
   * Keeps what has passed in a run, unless an input has changed meanwhile.
   *
   * @param before the project when the run began
   */
  keep(more: readonly string[], before: Snapshot, after: Snapshot, notes: string): void {
    const file = this.#file(more, after);
    const found = linesOf(join(notes, `${NOTE}.new`));
    if (found.length === 0 || file !== this.#file(more, before)) return;
    try {
      mkdirSync(this.#folder, { recursive: true });
      const lines = [...new Set([...linesOf(file), ...found])].sort();
      // Moved into place whole, so that nobody reads half of it.
      const part = `${file}.${process.pid}`;
      writeFileSync(part, `${lines.join('\n')}\n`);
      renameSync(part, file);
      for (const name of this.#oldest()) rmSync(name, { force: true });
    } catch {
      // `Verdicts` has said what is wrong with the folder.
    }
  }

  #file(more: readonly string[], state: Snapshot): string {
    const hashes = [...INPUTS, ...more].sort().map((input) => `${input} ${state.hash(input)}`);
    return join(this.#folder, `${hashText(hashes.join('\n'))}.txt`);
  }

  /** All files but the newest. */
  #oldest(): string[] {
    const files = readdirSync(this.#folder).map((name) => join(this.#folder, name));
    const ages = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
    return files.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0)).slice(KEPT_FILES);
  }
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
