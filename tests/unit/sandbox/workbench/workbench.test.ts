import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Preview, PreviewEvents } from '../../../../src/sandbox/preview/index.ts';
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
  readonly #listeners = new Map<string, (event: never) => void>();

  show(output: CompileOutput | undefined): void {
    if (output) this.shown.push(output.version);
  }

  preload(files: ProjectFiles): void {
    this.preloaded.push(files);
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
    const { id, version } = request ?? { id: 0, version: 0 };
    this.#say({ kind: 'compiled', id, answer: { version, diagnostics: [], ...answer } });
    this.#say({ kind: 'checked', id, answer: { version, diagnostics: [], ...answer } });
  }

  fail(): void {
    this.#say({ kind: 'failed', id: this.requests.at(-1)?.id, message: 'It stumbled.' });
  }

  #say(data: object): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

const previews = vi.hoisted(() => [] as unknown[]) as FakePreview[];
vi.mock('../../../../src/sandbox/preview/index.ts', () => ({
  loadManifest: async () => ({}),
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
  worker = new FakeWorker();
  found = Promise.resolve();
  bench = make();
});

afterEach(() => bench.dispose());

test('a preview is ended when the next one opens, and nothing that it says is heard', async () => {
  await bench.open(container());
  const [first] = previews;
  first?.tell('state', 'unresponsive');
  expect(bench.state.preview).toBe('unresponsive');
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
