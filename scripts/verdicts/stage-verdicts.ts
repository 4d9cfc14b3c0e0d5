import { readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from '../lib/paths.mjs';
import type { Stage } from '../lib/stages.mjs';
import { exampleSpecs } from './example-specs.ts';
import type { Method, Run } from './method.ts';
import type { PassedPages } from './passed-pages.ts';
import { siteSpecs } from './site-specs.ts';
import { Snapshot } from './snapshot.ts';
import type { PassedTests, Unit, Verdicts } from './verdicts.ts';
import { articleClaims, exampleUnits, vitestFiles } from './vitest-files.ts';
import { wholeStage } from './whole-stage.ts';

/** What of a stage need not run, and how the rest does. */
export interface Plan {
  /** Names of the units that have to run. */
  readonly left: readonly string[];
  /** Tests that have passed before with what is there now. */
  readonly kept: number;
  /** Whether nothing is left to run. */
  readonly isComplete: boolean;
  /** More arguments of the stage's program. */
  readonly args: readonly string[];
  /** More variables of its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Keeps what has passed. @param ok whether the program ended with status 0 */
  finish(ok: boolean): void;
}

const methods: Readonly<Record<NonNullable<Stage['kept']>['by'], Method>> = {
  stage: wholeStage as Method,
  'test file': vitestFiles as Method,
  'unit tests of an example': exampleUnits as Method,
  'claims of an article': articleClaims as Method,
  'file of specs': siteSpecs as Method,
  'specs of an example': exampleSpecs as Method,
};

/** Every verdict depends on these. */
const common = ['fact:node', 'fact:platform', 'fact:packages', 'fact:variables'];

/** What decides which verdicts are kept. */
interface Options {
  /** The project's folder. */
  readonly root: string;
  readonly verdicts: Verdicts;
  /** Parts of pages that have passed. */
  readonly passedPages: PassedPages;
  /** Versions and variables that verdicts depend on, by name. */
  readonly facts: Readonly<Record<string, string>>;
  /** Whether everything runs, whatever is kept. */
  readonly fresh: boolean;
  /** Folder where programs take notes. */
  readonly notes: string;
}

/** Decides what of each stage has to run. */
export class StageVerdicts {
  readonly #options: Options;
  readonly #now: Snapshot;
  readonly #plans = new Map<string, Plan>();
  #hasSite = false;

  constructor(options: Options) {
    this.#options = options;
    this.#now = new Snapshot(options.root, options.facts);
  }

  /** What of a stage has to run. One on the built site is asked for when that is built. */
  plan(stage: Stage): Plan | undefined {
    if (!stage.kept) return undefined;
    const plan = this.#plans.get(stage.name) ?? this.#make(stage, methods[stage.kept.by]);
    this.#plans.set(stage.name, plan);
    return plan;
  }

  #make(stage: Stage, method: Method): Plan {
    if (stage.needs === 'build' && !this.#hasSite) {
      this.#now.addSite();
      this.#hasSite = true;
    }
    const more = [...common, ...(stage.browser ? ['fact:browser'] : []), commandOf(stage)];
    const units = method
      .units(stage, this.#now)
      .map((unit) => ({ ...unit, inputs: [...unit.inputs, ...more] }));
    const tests = units.map((unit) =>
      this.#options.fresh ? undefined : this.#options.verdicts.find(unit, this.#now),
    );
    const kept = units.filter((_, index) => tests[index] !== undefined);
    const ran = units.filter((unit) => !kept.includes(unit));
    const passed = new Map(ran.map((unit) => [unit.name, this.#passedTests(unit)] as const));
    const keptTests = [...passed.values()].flatMap((found) => [...found.keys()]);
    const notes = join(this.#options.notes, stage.name);
    const { passedPages, fresh } = this.#options;
    const ofPages = stage.kept?.part === 'pages' ? [...stage.kept.inputs, ...more] : undefined;
    return {
      kept: tests.reduce((sum: number, count) => sum + (count ?? 0), keptTests.length),
      left: ran.map(({ name }) => name),
      isComplete: kept.length === units.length,
      args: kept.length + keptTests.length === 0 ? [] : method.leaveOut(kept, notes, keptTests),
      env: {
        ...method.environment(notes),
        ...(ofPages && passedPages.offer(ofPages, this.#now, notes, fresh)),
      },
      finish: (ok) => {
        const after = this.#after(stage);
        const report = reportOf(stage);
        if (!stage.report || report !== undefined)
          this.#keep(method, ran, passed, after, { root: this.#options.root, ok, report, notes });
        if (ofPages) passedPages.keep(ofPages, this.#now, after, notes);
        rmSync(notes, { recursive: true, force: true });
      },
    };
  }

  /** The project as it is when a stage has run. */
  #after(stage: Stage): Snapshot {
    const after = new Snapshot(this.#options.root, this.#options.facts);
    if (stage.needs === 'build') after.addSite();
    return after;
  }

  /** Those tests of a unit that have passed before, where the unit has to run for the others. */
  #passedTests(unit: Unit): PassedTests {
    const { fresh, verdicts } = this.#options;
    return fresh ? new Map() : verdicts.findTests(unit, this.#now);
  }

  /** @param before tests that were left out, by the names of their units */
  #keep(
    method: Method,
    units: readonly Unit[],
    before: ReadonlyMap<string, PassedTests>,
    after: Snapshot,
    run: Run,
  ): void {
    const { verdicts } = this.#options;
    for (const unit of units) {
      const outcome = method.outcome(unit, run);
      const earlier = before.get(unit.name) ?? new Map();
      if (outcome?.passed) {
        const passed = new Map([...earlier, ...outcome.passed]);
        verdicts.keepTests(unit, earlier.size + outcome.tests, passed, this.#now, after);
      } else if (outcome?.isClean) {
        verdicts.keep(unit, outcome.tests, outcome.found, this.#now, after);
      }
    }
  }
}

/** The stage's command, as an input that is never another: a new command makes new units. */
function commandOf({ args }: Stage): string {
  const words =
    args?.().map((word) =>
      isAbsolute(word) ? relative(root, word).replaceAll('\\', '/') : word,
    ) ?? [];
  return `fact:command ${words.join(' ')}`;
}

function reportOf({ report }: Stage): unknown {
  if (!report) return undefined;
  try {
    return JSON.parse(readFileSync(report.file, 'utf8'));
  } catch {
    return undefined;
  }
}
