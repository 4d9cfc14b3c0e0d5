import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method } from './method.ts';
import { passedAtOnce, type Report, type TestResult, testsOf } from './playwright-report.ts';
import type { Unit } from './verdicts.ts';

interface ExampleSpecs extends Unit {
  readonly example: string;
  /** What leaves its tests out, in the form of Playwright's lists of tests. */
  readonly lines: readonly string[];
}

const examplesFolder = 'content/examples';

/** Writes the list of tests that Playwright leaves out. @returns the arguments that name it */
export function leaveOutTests(lines: readonly string[], notes: string): string[] {
  const file = join(notes, 'left-out.txt');
  mkdirSync(notes, { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return ['--test-list-invert', file];
}

/** Whether a test is one of an example: in its folder, or in the group with its name of the tests that open all examples. */
function isOf(example: string, { file, titles }: TestResult): boolean {
  return file.endsWith('/opens.spec.ts') || file === 'opens.spec.ts'
    ? titles[0] === example
    : file.includes(`${examplesFolder}/${example}/`);
}

/** A verdict for each example in the browser: by the files of its folder. */
export const exampleSpecs: Method<ExampleSpecs> = {
  units({ name, kept }, now) {
    const files = now.files(`tree:${examplesFolder}`);
    const examples = files.filter((file) => file.endsWith('/example.yaml'));
    return examples.map((file) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const example = folder.slice(examplesFolder.length + 1);
      const specs = files.filter(
        (spec) => spec.startsWith(`${folder}/`) && spec.endsWith('.spec.ts'),
      );
      return {
        name: `${name} ${example}`,
        inputs: [...(kept?.inputs ?? []), `tree:${folder}`],
        example,
        lines: [...specs.map((spec) => `../../${spec}`), `opens.spec.ts › ${example}`],
      };
    });
  },
  leaveOut: (units, notes) =>
    leaveOutTests(
      units.flatMap(({ lines }) => lines),
      notes,
    ),
  environment: () => ({}),
  outcome({ example }, { report }) {
    const { errors } = report as Report;
    const tests = testsOf(report as Report).filter((test) => isOf(example, test));
    // One that is no application has no tests here.
    return {
      tests: tests.length,
      isClean: tests.every(passedAtOnce) && errors.length === 0,
      found: [],
    };
  },
};
