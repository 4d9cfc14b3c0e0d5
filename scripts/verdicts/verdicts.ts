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

/** Tests of a unit that have passed, by name, each with the inputs that came to light while it ran. */
export type PassedTests = ReadonlyMap<string, readonly string[]>;

/** That something passed, and with which inputs. A failure is never kept. */
interface Verdict {
  /** How many tests the unit has. */
  readonly tests: number;
  /** The hash of each input. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The tests that have passed, where each has inputs of its own; without it, all have. */
  readonly passed?: Readonly<Record<string, readonly string[]>>;
}

const isWhole = ({ tests, passed }: Verdict): boolean =>
  passed === undefined || Object.keys(passed).length === tests;

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
  find(unit: Unit, now: Snapshot): number | undefined {
    for (const verdict of this.#verdictsOf(unit)) {
      const isSame = Object.entries(verdict.inputs).every(([key, hash]) => now.hash(key) === hash);
      if (isSame && isWhole(verdict)) return verdict.tests;
    }
    // Several verdicts may have all tests together.
    const { tests = 0, passed } = this.#newest(unit, now) ?? {};
    return passed && this.findTests(unit, now).size === tests ? tests : undefined;
  }

  /** The newest verdict about a unit whose own inputs are as now, whatever its tests were served. */
  #newest(unit: Unit, now: Snapshot): Verdict | undefined {
    return [...this.#verdictsOf(unit)].find(({ inputs }) =>
      unit.inputs.every((input) => now.hash(input) === inputs[input]),
    );
  }

  /** @returns those tests of the unit that have passed with what is there now, where tests have inputs of their own */
  findTests(unit: Unit, now: Snapshot): PassedTests {
    const found = new Map<string, readonly string[]>();
    for (const { inputs, passed = {} } of this.#verdictsOf(unit)) {
      const isSame = (input: string) => now.hash(input) === inputs[input];
      if (!unit.inputs.every(isSame)) continue;
      for (const [test, own] of Object.entries(passed)) if (own.every(isSame)) found.set(test, own);
    }
    return found;
  }

  /** The verdicts about a unit, the newest first. */
  *#verdictsOf(unit: Unit): Generator<Verdict> {
    const folder = this.#folderOf(unit);
    for (const file of this.#recent(folder)) {
      const verdict = this.#read(join(folder, file));
      if (verdict) yield verdict;
    }
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
    this.#keep(unit, { tests }, found, before, after);
  }

  /**
   * Keeps which tests of a unit have passed, unless an input has changed while it was judged.
   *
   * @param tests how many it has
   */
  keepTests(
    unit: Unit,
    tests: number,
    passed: PassedTests,
    before: Snapshot,
    after: Snapshot,
  ): void {
    if (passed.size === 0) return;
    const sorted = [...passed].sort(([one], [other]) => (one < other ? -1 : 1));
    const rest = { tests, passed: Object.fromEntries(sorted) };
    this.#keep(unit, rest, [...passed.values()].flat(), before, after);
  }

  #keep(
    unit: Unit,
    rest: Omit<Verdict, 'inputs'>,
    found: readonly string[],
    before: Snapshot,
    after: Snapshot,
  ): void {
    const inputs = [...new Set([...unit.inputs, ...found])].sort();
    if (inputs.some((input) => before.hash(input) !== after.hash(input))) return;
    const hashes = Object.fromEntries(inputs.map((input) => [input, after.hash(input)]));
    const text = JSON.stringify({ ...rest, inputs: hashes } satisfies Verdict);
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
  const { tests, inputs, passed = {} } = value as Partial<Verdict>;
  const lists = Object.values(passed);
  return (
    Number.isInteger(tests) &&
    typeof inputs === 'object' &&
    inputs !== null &&
    lists.every((own) => Array.isArray(own))
  );
}
