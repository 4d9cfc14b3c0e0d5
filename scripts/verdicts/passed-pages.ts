import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../src/files/index.ts';
import { writeKept } from './kept-files.ts';
import type { Snapshot } from './snapshot.ts';

/** What decides how a page passes, beside its content: styles and scripts are made of these. */
const INPUTS = [
  'tree:src',
  'tree:public',
  'file:astro.config.ts',
  'program:tests/e2e/every-page.spec.ts',
];

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
    if (!fresh) writeFileSync(note, textOf(linesOf(join(this.#folder, nameOf(more, now)))));
    return { PASSED_PAGES: note };
  }

  /**
   * Keeps what has passed in a run, unless an input has changed meanwhile.
   *
   * @param before the project when the run began
   */
  keep(more: readonly string[], before: Snapshot, after: Snapshot, notes: string): void {
    const name = nameOf(more, after);
    const found = linesOf(join(notes, `${NOTE}.new`));
    if (found.length === 0 || name !== nameOf(more, before)) return;
    const lines = new Set([...linesOf(join(this.#folder, name)), ...found]);
    try {
      writeKept(this.#folder, name, textOf([...lines].sort()));
    } catch {
      // `Verdicts` has said what is wrong with the folder.
    }
  }
}

function nameOf(more: readonly string[], state: Snapshot): string {
  const hashes = [...INPUTS, ...more].sort().map((input) => `${input} ${state.hash(input)}`);
  return `${hashText(hashes.join('\n'))}.txt`;
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The lines of a file; none where it can't be read. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
