/** Everything that would make wrong pages, gathered so that one run tells all of it. */
export class ExtractionError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The API cannot be extracted:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ExtractionError';
    this.problems = problems;
  }
}

/** Collects problems until the end of the extraction. */
export class Problems {
  readonly #found = new Set<string>();

  /**
   * @param where a file or an entry
   * @param what what is wrong there
   */
  add(where: string, what: string): void {
    this.#found.add(`${where}: ${what}`);
  }

  /** @throws ExtractionError with all problems, sorted, where there is one */
  throwIfAny(): void {
    if (this.#found.size > 0) throw new ExtractionError([...this.#found].sort());
  }
}
