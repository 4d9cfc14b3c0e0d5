import { leaveOutTests, standsFor } from './lists-of-tests.ts';
import type { Method } from './method.ts';
import { passedAtOnce, type Report, testsOf } from './playwright-report.ts';
import type { Unit } from './verdicts.ts';

interface ExampleSpecs extends Unit {
  /** Its tests, in the form of Playwright's lists of tests: its files, and its group among the tests that open every example. */
  readonly lines: readonly string[];
}

const examplesFolder = 'content/examples';

/** A verdict for each example in the browser: by the files of its folder. */
export const exampleSpecs: Method<ExampleSpecs> = {
  units({ name, kept }, now) {
    const files = now.files(`tree:${examplesFolder}`);
    const examples = files.filter((file) => file.endsWith('/example.yaml'));
    return examples.flatMap((file) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const specs = files.filter(
        (spec) => spec.startsWith(`${folder}/`) && spec.endsWith('.spec.ts'),
      );
      const example = folder.slice(examplesFolder.length + 1);
      const opens = files.includes(`${folder}/src/main.ts`) ? [`opens.spec.ts › ${example}`] : [];
      const lines = [...specs.map((spec) => `../../${spec}`), ...opens];
      const inputs = [...(kept?.inputs ?? []), `tree:${folder}`];
      return lines.length === 0 ? [] : { name: `${name} ${example}`, inputs, lines };
    });
  },
  leaveOut: (units, notes) =>
    leaveOutTests(
      units.flatMap(({ lines }) => lines),
      notes,
    ),
  environment: () => ({}),
  outcome({ lines }, { report }) {
    const { errors } = report as Report;
    const all = testsOf(report as Report);
    const tests = all.filter((test) => lines.some((line) => standsFor(line, test)));
    const hasAll = lines.every((line) => tests.some((test) => standsFor(line, test)));
    if (!hasAll) return undefined;
    const isClean = tests.every(passedAtOnce) && errors.length === 0;
    return { tests: tests.length, isClean, found: [] };
  },
};
