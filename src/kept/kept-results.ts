import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the file holds. */
interface KeptFile<Result> {
  readonly program: string;
  readonly results: readonly (readonly [key: string, result: Result])[];
}

/**
 * What a costly function has returned, kept in a file from one run to the next. It forgets what a run did not ask for, so that the file does not grow.
 *
 * @typeParam Result what JSON can hold
 */
export class KeptResults<Result> {
  readonly #file: string;
  readonly #program: string;
  readonly #known: ReadonlyMap<string, Result>;
  readonly #used = new Map<string, Result>();
  #isNew = false;

  /**
   * @param file where the results are; one that is missing or damaged has none
   * @param program a text that differs when the function may return something else
   */
  constructor(file: string, program: string) {
    this.#file = file;
    this.#program = program;
    this.#known = readResults<Result>(file, program);
  }

  /** Whether there is a result for what the key is made of. */
  has(key: string): boolean {
    return this.#used.has(key) || this.#known.has(key);
  }

  /**
   * The result for what the key is made of.
   *
   * @param key a text that differs when what the function is given does
   * @param make is called where there is no result yet
   */
  of(key: string, make: () => Result): Result {
    const place = [this.#used, this.#known].find((results) => results.has(key));
    const result = place ? (place.get(key) as Result) : make();
    this.#isNew ||= !place;
    this.#used.set(key, result);
    return result;
  }

  /** Writes what this run has asked for, unless the file has just that. */
  save(): void {
    if (!this.#isNew && this.#used.size === this.#known.size) return;
    const results = [...this.#used].sort(([one], [other]) => (one < other ? -1 : 1));
    const content: KeptFile<Result> = { program: this.#program, results };
    mkdirSync(dirname(this.#file), { recursive: true });
    // Another process may read it meanwhile.
    const apart = `${this.#file}.${process.pid}`;
    writeFileSync(apart, JSON.stringify(content));
    renameSync(apart, this.#file);
  }
}

function readResults<Result>(file: string, program: string): ReadonlyMap<string, Result> {
  try {
    const kept: KeptFile<Result> = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(kept.program === program ? kept.results : []);
  } catch {
    return new Map();
  }
}
