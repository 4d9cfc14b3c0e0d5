import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sitePartOf } from '../lib/site-parts.mjs';
import { withoutHash } from './bundled-names.ts';
import { isNamedAlone, leaveOutTests, lineOf } from './lists-of-tests.ts';
import type { Method } from './method.ts';
import { passedAtOnce, type Report, type TestResult, testsOf } from './playwright-report.ts';
import type { Snapshot } from './snapshot.ts';
import type { Unit } from './verdicts.ts';

interface SpecFile extends Unit {
  /** Relative to the folder of specs. */
  readonly file: string;
  /** Whether each test asks for itself what it needs, so that it has a verdict of its own. */
  readonly isApart: boolean;
}

const folder = 'tests/e2e';

/** A module that reads files, starts programs, or hands files to a library that reads them. */
const READS = /['"](?:node:(?:fs|child_process|worker_threads)\b|sharp['"])/;

/** The built site without what is made of its pages. */
const PAGES = 'tree:dist -dist/pagefind -dist/search -dist/offline -dist/service-worker.js';

/** What modules read, where it is less than everything. A path that ends in a slash stands for all modules below it. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  // Only asks how a path is really called.
  'scripts/lib/paths.mjs': [],
  // axe, which is a package.
  'tests/support/axe.ts': [],
  // What those that call them name. The server of a worker notes what it serves of the built site.
  'src/files/': [],
  'scripts/lib/static-files.mjs': [],
  'scripts/serve.mjs': [],
  'scripts/site/weigh.ts': ['tree:dist'],
  // Pages, and the names of what they need. The files of the search and of the offline copy change with any page; a test that needs them asks the server for them.
  'scripts/site/': [PAGES],
  'scripts/verdicts/note-served.ts': [],
  // What has passed decides only what is left to judge.
  'tests/e2e/support/passed-pages.ts': [],
  'tests/e2e/support/running-examples.ts': ['list:dist/examples'],
  // Which files there are, in which sections. It notes those that it reads; see `noteServed`.
  'tests/e2e/offline/builds.ts': [
    'names:dist -dist/offline -dist/pagefind -dist/search',
    'tree:content/navigation',
    'tree:src/offline',
    'program:src/offline/worker/service-worker.ts',
  ],
  'tests/e2e/publishing/': ['tree:dist'],
  'tests/e2e/redirect-documents.spec.ts': ['tree:dist'],
  'tests/e2e/every-document.spec.ts': ['file:tests/content/spot-checks.yaml'],
  // Whether the source of an article is there.
  'tests/e2e/article-frame.spec.ts': ['names:content'],
  // Trees, names of pages, and which of them are drafts.
  'src/navigation/': ['tree:content/navigation', 'front:content', 'names:src/pages'],
  // It extracts from packages, too: all verdicts depend on their versions.
  'src/reference/': ['tree:content/api', 'tree:src', 'file:documented/package.json'],
  'scripts/search-quality/': [
    'file:tests/search/queries.yaml',
    'program:src/search/embedded/index.ts',
  ],
  'src/examples/': ['tree:content/examples'],
  'src/sandbox/': ['tree:src'],
  'src/markdown/examples/': ['tree:content/examples'],
  'scripts/fences/': ['tree:content'],
  'tests/e2e/sandbox/support/': ['tree:src', 'tree:tests/e2e/sandbox', 'file:public/_headers'],
  'tests/e2e/constructs/copy-code.spec.ts': ['tree:content/examples'],
  'tests/unit/sandbox/': ['tree:src', 'tree:tests/unit/sandbox'],
  // What the browser has saved.
  'tests/e2e/playground/': [],
};

/** What a spec reads beside what it imports. */
function readBy(spec: string, now: Snapshot): string[] {
  const readers = now
    .files(`program:${spec}`)
    .filter(
      (file) =>
        existsSync(join(now.root, file)) && READS.test(readFileSync(join(now.root, file), 'utf8')),
    );
  return [...new Set(readers.flatMap(inputsOf))];
}

function inputsOf(module: string): readonly string[] {
  const known = Object.keys(READ_BY).find((key) =>
    key.endsWith('/') ? module.startsWith(key) : module === key,
  );
  return known === undefined ? ['tree:.', 'tree:dist'] : (READ_BY[known] ?? []);
}

/** A request that the server of a Playwright worker has answered. */
export interface Request {
  readonly time: number;
  readonly address: string;
}

/** When a test ran in a worker. */
interface Span {
  readonly test: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The tests that may have made a request: the one that ran then; between two tests, both, as what runs before and after all tests of a file makes requests too.
 *
 * @param spans those of one worker, sorted by their start
 */
export function askersOf({ time }: Request, spans: readonly Span[]): string[] {
  const during = spans.filter(({ start, end }) => start <= time && time <= end);
  if (during.length > 0) return during.map(({ test }) => test);
  const before = spans.findLast(({ end }) => end < time);
  const after = spans.find(({ start }) => start > time);
  return [before, after].flatMap((span) => span?.test ?? []);
}

/** What tests of a file, or a worker for them, do for several of them. */
const SHARED = /\b(?:beforeAll|afterAll|serial)\b|scope: 'worker'/;

/** Whether nothing in a spec and in what it imports from the folder of specs is done for several tests. */
function isApart(spec: string, now: Snapshot): boolean {
  return now
    .files(`program:${spec}`)
    .filter((file) => file.startsWith(`${folder}/`) && existsSync(join(now.root, file)))
    .every((file) => !SHARED.test(readFileSync(join(now.root, file), 'utf8')));
}

function spansOf(tests: readonly TestResult[], worker: number): Span[] {
  const attempts = tests.flatMap((test) =>
    test.results.map((result) => ({ test: lineOf(test), result })),
  );
  return attempts
    .filter(({ result }) => result.parallelIndex === worker)
    .map(({ test, result: { startTime, duration } }) => {
      const start = Date.parse(startTime);
      return { test, start, end: start + duration };
    })
    .sort((a, b) => a.start - b.start);
}

/** The requests that a worker's server has noted, a line each: time and address. */
function requestsOf(worker: number, notes: string): Request[] {
  const file = join(notes, `${worker}.txt`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const space = line.indexOf(' ');
    return { time: Number(line.slice(0, space)), address: line.slice(space + 1) };
  });
}

/** What was served to each test. */
function servedTo(tests: readonly TestResult[], notes: string): Map<string, Set<string>> {
  const served = new Map<string, Set<string>>();
  const workers = new Set(tests.flatMap(({ results }) => results.map((r) => r.parallelIndex)));
  for (const worker of workers) {
    const spans = spansOf(tests, worker);
    for (const request of requestsOf(worker, notes)) {
      for (const test of askersOf(request, spans)) {
        const addresses = served.get(test) ?? new Set();
        served.set(test, addresses.add(request.address.replace(/[?#].*$/, '')));
      }
    }
  }
  return served;
}

/** An address as verdicts name it. One of no bundled file stays as it is: the answer was the page of what is not there. */
function named(address: string, root: string): string {
  return existsSync(join(root, 'dist', address)) ? withoutHash(address) : address;
}

/** What was served to each test of a run, by its notes: it is the same for all files of the run. */
const served = new Map<string, Map<string, Set<string>>>();

/** A verdict for each file of tests on the built site: by what it imports, what these modules read, and what it was served. */
export const siteSpecs: Method<SpecFile> = {
  units: ({ name, kept }, now) =>
    now
      .files(`tree:${folder}`)
      .filter((path) => path.endsWith('.spec.ts'))
      .map((path) => ({ path, file: posix.relative(folder, path) }))
      .filter(({ file }) => kept?.part === undefined || sitePartOf(file) === kept.part)
      .map(({ path, file }) => ({
        name: `${name} ${path}`,
        inputs: [...(kept?.inputs ?? []), `program:${path}`, ...readBy(path, now)],
        file,
        isApart: isApart(path, now),
      })),
  leaveOut: (units, notes, tests) =>
    leaveOutTests([...units.map(({ file }) => file), ...tests], notes),
  environment: (notes) => ({ SERVED_NOTES: notes }),
  outcome({ file, isApart }, { root, report, notes }) {
    const all = testsOf(report as Report);
    const tests = all.filter((test) => test.file === file);
    if (tests.length === 0) return undefined;
    const inRun = served.get(notes) ?? servedTo(all, notes);
    served.set(notes, inRun);
    const hasErrors = (report as Report).errors.length > 0;
    const inputsOf = (test: TestResult) =>
      [...(inRun.get(lineOf(test)) ?? [])].map((address) => `served:${named(address, root)}`);
    const found = tests.flatMap(inputsOf);
    const isClean = tests.every(passedAtOnce) && !hasErrors;
    const areNamed = tests.every((test) => isNamedAlone(test, tests));
    if (!isApart || hasErrors || !areNamed) return { tests: tests.length, isClean, found };
    const passed = tests
      .filter(passedAtOnce)
      .map((test) => [lineOf(test), inputsOf(test)] as const);
    return { tests: tests.length, isClean, found, passed: new Map(passed) };
  },
};
