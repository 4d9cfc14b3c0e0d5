import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../src/files/index.ts';
import { newestFirst, writeKept } from './kept-files.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that is judged as one: a stage, or a file of tests. */
export interface Unit {
  /** The same in every checkout: `unit tests/unit/schemas/article.test.ts`. */
  readonly name: string;
  /** Inputs that are known before it is judged; see `Snapshot`. */
  readonly inputs: readonly string[];
}

/** That something passed, and with which inputs. A failure is never kept. */
interface Verdict {
  /** How many tests passed. */
  readonly tests: number;
  /** The hash of each input. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** The verdicts that earlier runs have kept. A folder that can't be read or written makes checks run, and is said once. */
export class Verdicts {
  readonly #folder: string;
  readonly #say: (line: string) => void;
  #hasComplained = false;

  /** @param say prints a line about what is wrong with the folder */
  constructor(folder: string, say: (line: string) => void) {
    this.#folder = folder;
    this.#say = say;
  }

  /** @returns how many tests of the unit have passed with what is there now, or undefined where it has to be judged */
  find({ name, inputs }: Unit, now: Snapshot): number | undefined {
    const folder = this.#folderOf({ name, inputs });
    for (const file of this.#recent(folder)) {
      const verdict = this.#read(join(folder, file));
      if (
        verdict &&
        Object.entries(verdict.inputs).every(([input, hash]) => now.hash(input) === hash)
      )
        return verdict.tests;
    }
    return undefined;
  }

  /**
   * Keeps that a unit has passed, unless an input has changed while it was judged.
   *
   * @param found inputs that came to light while it was judged
   */
  keep(
    unit: Unit,
    tests: number,
    found: readonly string[],
    before: Snapshot,
    after: Snapshot,
  ): void {
    const inputs = [...new Set([...unit.inputs, ...found])].sort();
    if (inputs.some((input) => before.hash(input) !== after.hash(input))) return;
    const hashes = Object.fromEntries(inputs.map((input) => [input, after.hash(input)]));
    const text = JSON.stringify({ tests, inputs: hashes } satisfies Verdict);
    this.#write(this.#folderOf(unit), `${hashText(text)}.json`, text);
  }

  /** Other inputs make another unit: a verdict says nothing of one that its author did not know. */
  #folderOf({ name, inputs }: Unit): string {
    return join(this.#folder, hashText(JSON.stringify([name, inputs])));
  }

  /** Names of the files of a unit, the newest first. */
  #recent(folder: string): string[] {
    try {
      return newestFirst(folder, '.json');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#complain('read', error);
      return [];
    }
  }

  #read(file: string): Verdict | undefined {
    try {
      const verdict = JSON.parse(readFileSync(file, 'utf8'));
      if (isVerdict(verdict)) return verdict;
      throw new Error(`${file} is not a verdict`);
    } catch (error) {
      this.#complain('read', error);
      return undefined;
    }
  }

  #write(folder: string, name: string, text: string): void {
    try {
      writeKept(folder, name, text);
    } catch (error) {
      this.#complain('written', error);
    }
  }

  #complain(action: string, error: unknown): void {
    if (this.#hasComplained) return;
    this.#hasComplained = true;
    const reason = error instanceof Error ? error.message : error;
    this.#say(
      `Kept verdicts in ${this.#folder} could not be ${action}, so more checks run: ${reason}`,
    );
  }
}

function isVerdict(value: unknown): value is Verdict {
  if (typeof value !== 'object' || value === null) return false;
  const { tests, inputs } = value as Partial<Verdict>;
  return Number.isInteger(tests) && typeof inputs === 'object' && inputs !== null;
}
