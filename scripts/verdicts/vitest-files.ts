import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compiledClaims, compiledClaimsFolder, findClaims } from '../only/index.ts';
import { type Method, tracing } from './method.ts';
import { notesFolder } from './notes-folder.ts';
import { tracedInputs } from './reads.ts';
import type { Unit } from './verdicts.ts';
import { type FileResult, judge, type Report } from './vitest-report.ts';

interface TestFile extends Unit {
  /** Relative to the project. */
  readonly file: string;
}

/** A verdict for each file of tests in a folder: by the modules that Vitest loads for it, and all that it and the programs that it starts read. */
export const vitestFiles: Method<TestFile> = {
  units: ({ name, kept }, now) =>
    now
      .files(`tree:${kept?.folder}`)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => ({ name: `${name} ${file}`, inputs: kept?.inputs ?? [], file })),
  leaveOut: (units) => units.flatMap(({ file }) => ['--exclude', file]),
  environment: (notes) => ({ ...tracing(join(notes, 'start')), VERDICT_READS_OF_ALL: notes }),
  outcome({ file }, { root, report, notes }) {
    const path = join(root, file).replaceAll('\\', '/');
    const results = (report as Report).testResults.filter(({ name }) => name === path);
    const judged = judge(results);
    const own = join(notes, notesFolder(file));
    // Without the list of modules nobody knows what the file depends on.
    if (!judged || !existsSync(join(own, 'modules.txt'))) return undefined;
    return { ...judged, found: tracedInputs(root, own) };
  },
};

interface ExampleTests extends Unit {
  readonly example: string;
}

/** Where the unit tests of the examples lie once they are compiled, relative to the project. */
const compiled = '.cache/examples/unit';

/** A verdict for the unit tests of each example: by the files of its folder. */
export const exampleUnits: Method<ExampleTests> = {
  units({ name, kept }, now) {
    const tests = now.files('tree:content/examples').filter((file) => file.endsWith('.test.ts'));
    const examples = new Set(tests.map((file) => basename(dirname(dirname(file)))));
    return [...examples].map((example) => ({
      name: `${name} ${example}`,
      inputs: [...(kept?.inputs ?? []), `tree:content/examples/${example}`],
      example,
    }));
  },
  leaveOut: (units) => units.flatMap(({ example }) => ['--exclude', `${example}/**`]),
  environment: () => ({}),
  outcome({ example }, { root, report }) {
    const isOf = ({ name }: FileResult) =>
      relative(join(root, compiled), name).replaceAll('\\', '/').startsWith(`${example}/`);
    const judged = judge((report as Report).testResults.filter(isOf));
    return judged && { ...judged, found: [] };
  },
};

interface ArticleClaims extends Unit {
  /** Its compiled form, relative to the folder of all of them. */
  readonly compiled: string;
}

/** A verdict for the claims of each article: by their file, what it imports, and the article. */
export const articleClaims: Method<ArticleClaims> = {
  units: ({ name, kept }, now) =>
    findClaims(now.root).map(({ file, article }) => ({
      name: `${name} ${file}`,
      inputs: [...(kept?.inputs ?? []), `program:${file}`, `file:${article}`],
      compiled: compiledClaims(file),
    })),
  leaveOut: (units) => units.flatMap(({ compiled }) => ['--exclude', compiled]),
  environment: () => ({}),
  outcome({ compiled }, { root, report }) {
    const path = join(root, compiledClaimsFolder, compiled).replaceAll('\\', '/');
    const judged = judge((report as Report).testResults.filter(({ name }) => name === path));
    return judged && { ...judged, found: [] };
  },
};
