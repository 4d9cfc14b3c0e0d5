import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** What became of a project. */
export interface Outcome {
  /** `runs`: one sees what the table says. `throws`: it starts with an error. `fails`: there is nothing to run. */
  readonly result: 'runs' | 'throws' | 'fails';
  /** Errors and warnings of the compiler, as code and file, each once, sorted: `NG8001 src/app/app.html`. */
  readonly diagnostics: readonly string[];
}

/** The outcome of a project in a build of the Angular CLI. */
export interface CliOutcome extends Outcome {
  /** Hash of the project that was built. */
  readonly of: string;
}

interface OutcomesFile {
  readonly generator: string;
  readonly cli: string;
  readonly outcomes: Readonly<Record<string, CliOutcome>>;
}

const file = join(root, 'tests/foreign/outcomes.json');

/** What the Angular CLI has made of the projects, as far as that is known. */
export function readOutcomes(): Readonly<Record<string, CliOutcome>> {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as OutcomesFile).outcomes;
  } catch {
    return {};
  }
}

/** @param cli version of the Angular CLI */
export function writeOutcomes(outcomes: Readonly<Record<string, CliOutcome>>, cli: string): void {
  const content: OutcomesFile = {
    generator: 'node scripts/foreign-outcomes.ts',
    cli,
    outcomes: Object.fromEntries(Object.entries(outcomes).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
