import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  Check,
  CheckResult,
  Preview,
  PreviewError,
  PreviewEvents,
} from '../../../../src/sandbox/preview/index.ts';
import { Project } from '../../../../src/sandbox/project/index.ts';
import type {
  CompileAnswer,
  CompileOutput,
  Diagnostic,
  ProjectFiles,
} from '../../../../src/sandbox/types.ts';
import { Workbench } from '../../../../src/sandbox/workbench/index.ts';

/** Stands in for a preview: says what was asked of it, and tells what a test wants it to. */
class FakePreview implements Partial<Preview> {
  readonly shown: number[] = [];
  readonly preloaded: ProjectFiles[] = [];
  isDisposed = false;
  isEmptied = false;
  /** What was asked of it, with what answers. */
  readonly probes: {
    readonly files: ProjectFiles;
    readonly signal: AbortSignal | undefined;
    readonly answer: PromiseWithResolvers<CheckResult[]>;
  }[] = [];
  readonly #listeners = new Map<string, (event: never) => void>();

  show(output: CompileOutput | undefined): void {
    if (output) this.shown.push(output.version);
  }

  preload(files: ProjectFiles): void {
    this.preloaded.push(files);
  }

  empty(): void {
    this.isEmptied = true;
  }

  probe(_: readonly Check[], files: ProjectFiles, signal?: AbortSignal): Promise<CheckResult[]> {
    const answer = Promise.withResolvers<CheckResult[]>();
    this.probes.push({ files, signal, answer });
    return answer.promise;
  }

  /** Says that a version has started and is to be seen. */
  run(version: number): void {
    this.tell('start', { version });
    this.tell('ready', { version, milliseconds: 1, hot: false });
  }

  on<Name extends keyof PreviewEvents>(name: Name, listener: (event: never) => void): () => void {
    this.#listeners.set(name, listener);
    return () => this.#listeners.delete(name);
  }

  tell<Name extends keyof PreviewEvents>(name: Name, event: PreviewEvents[Name]): void {
    this.#listeners.get(name)?.(event as never);
  }

  dispose(): void {
    this.isDisposed = true;
    this.#listeners.clear();
  }
}

/** Stands in for the compile worker: starts at once, and answers when a test lets it. */
class FakeWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  /** Of the changes that were sent to it. */
  readonly requests: { readonly id: number; readonly version: number }[] = [];

  postMessage(message: { kind: string; id: number; change: { version: number } }): void {
    if (message.kind === 'start') this.#say({ kind: 'started' });
    else this.requests.push({ id: message.id, version: message.change.version });
  }

  terminate(): void {}

  /** Answers a request, the last one if nothing else is said. */
  answer(answer: Partial<CompileAnswer>, request = this.requests.at(-1)): void {
    this.compiled(answer, request);
    this.checked(answer.diagnostics ?? [], request);
  }

  /** Answers what can be run. */
  compiled(answer: Partial<CompileAnswer>, request = this.requests.at(-1)): void {
    const { id, version } = request ?? { id: 0, version: 0 };
    this.#say({ kind: 'compiled', id, answer: { version, diagnostics: [], ...answer } });
  }

  /** Answers what is wrong, types included. */
  checked(diagnostics: readonly Diagnostic[], request = this.requests.at(-1)): void {
    const { id, version } = request ?? { id: 0, version: 0 };
    this.#say({ kind: 'checked', id, answer: { version, diagnostics } });
  }

  fail(): void {
    this.#say({ kind: 'failed', id: this.requests.at(-1)?.id, message: 'It stumbled.' });
  }

  #say(data: object): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

const previews = vi.hoisted(() => [] as unknown[]) as FakePreview[];
const manifest = vi.hoisted(() => ({ isMissing: false }));
vi.mock('../../../../src/sandbox/preview/index.ts', () => ({
  loadManifest: async () => {
    if (manifest.isMissing) throw new Error('The manifest was answered with 503.');
    return {};
  },
  createPreview: () => {
    const preview = new FakePreview();
    previews.push(preview);
    return preview;
  },
}));

const container = () => ({}) as HTMLElement;
const file = '/src/main.ts';
const output = (version: number): CompileOutput => ({
  version,
  entry: 'app:/src/main.js',
  modules: {},
  html: '',
  styles: [],
  assets: {},
});
const problem: Diagnostic = {
  code: 'NG1',
  severity: 'error',
  message: 'Wrong.',
  file,
  line: 1,
  column: 1,
  start: 0,
  length: 1,
};

let worker: FakeWorker;
/** Resolves when the page knows where the compiler is. */
let found: Promise<void>;
let bench: Workbench;

const make = (precompiled?: CompileOutput) =>
  new Workbench({
    project: new Project({ files: { [file]: "import '@angular/core';" } }),
    title: 'Preview',
    compiler: async () => {
      await found;
      return { makeWorker: () => worker, typings: 'data:application/json,{}' };
    },
    language: async () => {
      throw new Error('There is no language service in this test.');
    },
    precompiled,
  });

/** Waits until the compiler has been sent a version. */
const sent = (version: number) =>
  vi.waitFor(() => expect(worker.requests.at(-1)?.version).toBe(version));

beforeEach(() => {
  previews.length = 0;
  manifest.isMissing = false;
  worker = new FakeWorker();
  found = Promise.resolve();
  bench = make();
});

afterEach(() => bench.dispose());

test('a preview is ended when the next one opens, and nothing that it says is heard', async () => {
  await bench.open(container());
  const [first] = previews;
  first?.tell('state', 'stopped');
  expect(bench.state.preview).toBe('stopped');
  await bench.open(container());
  expect(previews.map(({ isDisposed }) => isDisposed)).toEqual([true, false]);
  expect(bench.state.preview).toBe('idle');
  first?.tell('state', 'failed');
  expect(bench.state.preview).toBe('idle');
});

test('the next preview shows the project even where nothing in it has changed', async () => {
  await bench.open(container());
  await sent(1);
  worker.answer({ output: output(1) });
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([1]));
  await bench.open(container());
  await vi.waitFor(() => expect(worker.requests).toHaveLength(2));
  worker.answer({ output: output(1) });
  await vi.waitFor(() => expect(previews[1]?.shown).toEqual([1]));
});

test('of two elements that are given at once, the last gets the preview', async () => {
  await Promise.all([bench.open(container()), bench.open(container())]);
  expect(previews).toHaveLength(1);
});

test('what the compiler says too late does not touch the application that took the place', async () => {
  await bench.open(container());
  await sent(1);
  bench.replace({ files: { [file]: 'other' } }, output(0));
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([2]));
  worker.answer({ output: output(1), diagnostics: [problem] });
  // The answer has arrived when what was written after it is sent.
  bench.project.write(file, 'edited');
  await sent(3);
  expect(previews[0]?.shown).toEqual([2]);
  expect(bench.state.diagnostics).toEqual([]);
  worker.answer({ output: output(3) });
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([2, 3]));
});

test('a compiler that fails too late does not fail the application that took the place', async () => {
  await bench.open(container());
  await sent(1);
  bench.replace({ files: { [file]: 'other' } }, output(0));
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([2]));
  previews[0]?.tell('ready', { version: 2, milliseconds: 1, hot: false });
  worker.fail();
  bench.project.write(file, 'edited');
  await sent(3);
  expect(bench.state.phase).toBe('shown');
  worker.fail();
  await vi.waitFor(() => expect(bench.state.phase).toBe('failed'));
});

test('the compiler looks at what was shown without it, also where it was on its way before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  found = promise;
  await bench.open(container());
  await vi.waitFor(() => expect(bench.state.phase).toBe('loading'));
  bench.replace({ files: { [file]: 'other' } }, output(0));
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([2]));
  resolve();
  await sent(2);
  worker.answer({ output: output(2), diagnostics: [problem] });
  await vi.waitFor(() => expect(bench.state.diagnostics).toEqual([problem]));
  expect(previews[0]?.shown).toEqual([2]);
});

test('what the first version imports is loaded while it is compiled, and not again with each edit', async () => {
  await bench.open(container());
  await sent(1);
  expect(previews[0]?.preloaded).toEqual([bench.project.texts]);
  worker.answer({ output: output(1) });
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([1]));
  bench.project.write(file, 'edited');
  await sent(2);
  expect(previews[0]?.preloaded).toHaveLength(1);
});

test('what was compiled beforehand waits for nothing', async () => {
  bench.dispose();
  bench = make(output(0));
  await bench.open(container());
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([1]));
  expect(worker.requests).toEqual([]);
  expect(previews[0]?.preloaded).toEqual([]);
});

/** Opens the preview and shows the first version. */
async function shown(): Promise<FakePreview> {
  await bench.open(container());
  await sent(1);
  worker.answer({ output: output(1) });
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([1]));
  previews[0]?.run(1);
  return previews[0] as FakePreview;
}

const thrown = (message: string): PreviewError => ({ source: 'uncaught', message, stack: '' });

test('the check of types does not take away what stopped the compiler in the same version', async () => {
  await bench.open(container());
  await sent(1);
  worker.compiled({ diagnostics: [problem] });
  worker.checked([{ ...problem, code: 'TS1', start: 5 }]);
  await vi.waitFor(() =>
    expect(bench.state.diagnostics.map(({ code }) => code)).toEqual(['NG1', 'TS1']),
  );
});

test('what both answers find is shown once', async () => {
  await bench.open(container());
  await sent(1);
  worker.answer({ diagnostics: [problem] });
  await vi.waitFor(() => expect(bench.state.phase).toBe('broken'));
  await Promise.resolve();
  expect(bench.state.diagnostics).toEqual([problem]);
});

test('code that can’t run has a problem, even where the compiler names none', async () => {
  await bench.open(container());
  await sent(1);
  worker.answer({});
  await vi.waitFor(() => expect(bench.state.phase).toBe('broken'));
  expect(bench.state.diagnostics).toHaveLength(1);
  expect(bench.state.diagnostics[0]?.severity).toBe('error');
});

test('nothing of the former application stays where the next one can’t run', async () => {
  const preview = await shown();
  expect(bench.state.shown).toBe(1);
  bench.replace({ files: { [file]: 'broken' } });
  expect(bench.state.shown).toBe(0);
  await sent(2);
  worker.answer({ diagnostics: [problem] });
  await vi.waitFor(() => expect(bench.state.phase).toBe('broken'));
  expect(bench.state.shown).toBe(0);
  expect(preview.isEmptied).toBe(true);
});

test('a version that starts late does not hide that a newer one is broken', async () => {
  const preview = await shown();
  bench.project.write(file, 'second');
  await sent(2);
  worker.answer({ output: output(2) });
  await vi.waitFor(() => expect(preview.shown).toEqual([1, 2]));
  preview.tell('start', { version: 2 });
  bench.project.write(file, 'third');
  await sent(3);
  worker.answer({ diagnostics: [problem] });
  await vi.waitFor(() => expect(bench.state.phase).toBe('broken'));
  preview.tell('ready', { version: 2, milliseconds: 1, hot: false });
  expect(bench.state.phase).toBe('broken');
  expect(bench.state.shown).toBe(2);
  expect(preview.isEmptied).toBe(false);
});

test('an error goes with the run that had it', async () => {
  const preview = await shown();
  preview.tell('error', thrown('of version 1'));
  expect(bench.state.error?.message).toBe('of version 1');
  // A version that stands in the way of the next one before it was to be seen.
  preview.tell('start', { version: 2 });
  preview.tell('error', thrown('of version 2'));
  expect(bench.state.error?.message).toBe('of version 1');
  preview.tell('start', { version: 3 });
  preview.tell('ready', { version: 3, milliseconds: 1, hot: false });
  expect(bench.state.error).toBeUndefined();
});

test('an error at the start is shown as soon as its version is, and goes with a replacement', async () => {
  const preview = await shown();
  preview.tell('start', { version: 2 });
  preview.tell('error', thrown('of version 2'));
  preview.tell('ready', { version: 2, milliseconds: 1, hot: false });
  expect(bench.state.error?.message).toBe('of version 2');
  preview.tell('ready', { version: 3, milliseconds: 1, hot: true });
  expect(bench.state.error).toBeUndefined();
});

test('the console has what the newest run printed', async () => {
  const preview = await shown();
  preview.tell('console', { level: 'log', text: 'first' });
  preview.tell('start', { version: 2 });
  preview.tell('console', { level: 'log', text: 'second' });
  preview.tell('ready', { version: 2, milliseconds: 1, hot: false });
  // Lines wait for each other for a moment.
  await vi.waitFor(() => expect(bench.state.console.map(({ text }) => text)).toEqual(['second']));
});

test('what the former application says after another one took its place is not heard', async () => {
  const preview = await shown();
  preview.tell('start', { version: 1 });
  bench.replace({ files: { [file]: 'other' } });
  await sent(2);
  preview.tell('console', { level: 'log', text: 'late' });
  preview.tell('error', thrown('late'));
  preview.tell('location', { url: '/late', canGoBack: true, canGoForward: false });
  preview.tell('ready', { version: 1, milliseconds: 1, hot: false });
  const { phase, console, error, location, shown: version } = bench.state;
  expect({ phase, console, error, location, version }).toEqual({
    phase: 'loading',
    console: [],
    error: undefined,
    location: undefined,
    version: 0,
  });
});

const goal: Check = { goal: 'It runs', steps: [] };
const results = (passed: boolean): CheckResult[] => [{ goal: goal.goal, passed, message: '' }];

test('of two checks the later one is heard, whichever answers first', async () => {
  const preview = await shown();
  const early = bench.check([goal]);
  const late = bench.check([goal]);
  expect(preview.probes[0]?.signal?.aborted).toBe(true);
  preview.probes[1]?.answer.resolve(results(true));
  preview.probes[0]?.answer.resolve(results(false));
  expect(await late).toEqual({ version: 1, results: results(true) });
  expect(await early).toBeUndefined();
});

test('a check of a version that another one has replaced says nothing', async () => {
  const preview = await shown();
  const files = bench.project.texts;
  bench.project.write(file, 'second');
  const checked = bench.check([goal]);
  // It looks at the sources of what runs, not at those that are typed since.
  expect(preview.probes[0]?.files).toEqual(files);
  await sent(2);
  worker.answer({ output: output(2) });
  await vi.waitFor(() => expect(preview.shown).toEqual([1, 2]));
  preview.run(2);
  preview.probes[0]?.answer.resolve(results(true));
  expect(await checked).toBeUndefined();
});

test('a check that fails says nothing, and so does one without an application', async () => {
  expect(await bench.check([goal])).toBeUndefined();
  const preview = await shown();
  const checked = bench.check([goal]);
  preview.probes[0]?.answer.reject(new Error('gone'));
  expect(await checked).toBeUndefined();
});

test('a check has a limit', async () => {
  await shown();
  vi.useFakeTimers();
  const checked = bench.check([goal]);
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect(await checked).toBeUndefined();
});

test('an edit looks again for what a preview needs', async () => {
  manifest.isMissing = true;
  await bench.open(container());
  expect(bench.state.phase).toBe('failed');
  manifest.isMissing = false;
  bench.project.write(file, 'edited');
  bench.project.write(file, 'edited twice');
  await sent(3);
  worker.answer({ output: output(3) });
  await vi.waitFor(() => expect(previews[0]?.shown).toEqual([3]));
  expect(previews).toHaveLength(1);
});
