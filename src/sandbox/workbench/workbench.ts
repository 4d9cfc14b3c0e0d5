import { CompileClient, type CompileClientSettings } from '../compile/index.ts';
import {
  type Check,
  type CheckResult,
  createPreview,
  loadManifest,
  type Preview,
} from '../preview/index.ts';
import type { Project, ProjectStart } from '../project/index.ts';
import type { CompileOutput } from '../types.ts';
import { type LanguageSettings, ProjectLanguage } from './project-language.ts';
import { whenIdle } from './when-idle.ts';
import { initialState, type WorkbenchState, withLine } from './workbench-state.ts';

/** What a workbench is made of. */
export interface WorkbenchOptions {
  readonly project: Project;
  /** Name of the preview for assistive technology. */
  readonly title: string;
  /** Finds out where the compiler is, when it is needed. */
  readonly compiler: () => Promise<CompileClientSettings>;
  /** Finds out where the language service is, when it is needed. */
  readonly language: () => Promise<LanguageSettings>;
  /** Finds out, where the compiler does not work, whether the site has another one by now. */
  readonly isOutdated?: (() => Promise<boolean>) | undefined;
  /** The project as it is now, compiled when the site was built: it is shown without the compiler, which comes after it. */
  readonly precompiled?: CompileOutput | undefined;
}

/** A project, the compiler and a preview, working together: what is written into the project is compiled and shown. */
export class Workbench {
  readonly project: Project;
  /** Completion and explanations. */
  readonly language: ProjectLanguage;
  readonly #options: WorkbenchOptions;
  #compiler: Promise<CompileClient> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #state: WorkbenchState = initialState;
  #preview: Preview | undefined;
  /** Where the preview is, or will be once it is known what it loads. */
  #container: HTMLElement | undefined;
  /** The last version that the compiler was told of. */
  #sent = 0;
  /** The version in the preview. */
  #shown = 0;
  /** What the compiler does just now, or did last. */
  #work = Promise.resolve();
  /** A version that needs no compiler. */
  #precompiled: CompileOutput | undefined;
  /** Whether the next version is of another application, which starts at its own first page. */
  #isFresh = true;
  #isScheduled = false;
  #isDisposed = false;

  constructor(options: WorkbenchOptions) {
    this.project = options.project;
    this.#options = options;
    this.#precompiled = ofVersion(options.precompiled, options.project.version);
    this.language = new ProjectLanguage(options.project, async () => {
      await this.#rest();
      return options.language();
    });
    this.#unsubscribe = this.project.subscribe(({ kind }) => {
      this.#schedule();
      if (kind === 'written') this.language.prepare();
    });
  }

  /** What is to be seen; the same object until something changes. */
  get state(): WorkbenchState {
    return this.#state;
  }

  /** Calls a function after each change of the state. @returns what ends that */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows the project in an element, which the preview fills. It leaves the element where it was before. */
  async open(container: HTMLElement): Promise<void> {
    this.#leave();
    this.#container = container;
    const isWanted = () => this.#container === container && !this.#isDisposed;
    try {
      const manifest = await loadManifest();
      if (!isWanted()) return;
      this.#preview = createPreview(container, {
        manifest,
        title: this.#options.title,
        spare: true,
      });
    } catch (error) {
      if (isWanted()) this.#set({ phase: 'failed', failure: messageOf(error) });
      return;
    }
    this.#listen(this.#preview);
    this.#schedule();
  }

  /**
   * Goes on with another application; compiler and preview stay.
   *
   * @param precompiled the same application, compiled when the site was built
   */
  replace(start: ProjectStart, precompiled?: CompileOutput): void {
    this.#isFresh = true;
    this.#shown = 0;
    this.#set({ diagnostics: [], console: [], error: undefined, location: undefined });
    this.project.replace(start);
    this.#precompiled = ofVersion(precompiled, this.project.version);
  }

  /** Starts what is shown anew, also after it was ended because it did not answer. */
  restart(): void {
    this.#set({ console: [], error: undefined });
    this.#preview?.reload();
  }

  back(): void {
    this.#preview?.back();
  }

  forward(): void {
    this.#preview?.forward();
  }

  visit(url: string): void {
    this.#preview?.visit(url);
  }

  clearConsole(): void {
    this.#set({ console: [] });
  }

  /** Tells whether what is shown does what checks ask for; nothing is checked before a version is shown. */
  async check(checks: readonly Check[]): Promise<readonly CheckResult[]> {
    return (await this.#preview?.probe(checks, this.project.texts)) ?? [];
  }

  /** Ends the preview and the compiler, and frees their memory. */
  dispose(): void {
    this.#isDisposed = true;
    this.#unsubscribe();
    this.#preview?.dispose();
    this.language.dispose();
    this.#compiler?.then((client) => client.dispose()).catch(() => {});
    this.#listeners.clear();
  }

  /** Ends the preview that is open. Its frames went with their element: left alone, it would take them for frames that hang. */
  #leave(): void {
    if (!this.#preview) return;
    this.#preview.dispose();
    this.#preview = undefined;
    this.#shown = 0;
    this.#set({ ...initialState, isOutdated: this.#state.isOutdated });
  }

  /** Changes of one moment, as when a template of the playground is opened, are one for the compiler. */
  #schedule(): void {
    if (this.#isScheduled || !this.#preview) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.#isDisposed) return;
      if (this.#precompiled?.version === this.project.version) this.#show(this.#precompiled);
      else this.#work = this.#compile();
    });
  }

  /** Waits until the compiler has nothing to do: what the reader has written is shown before help with it is loaded. */
  async #rest(): Promise<void> {
    // What was written just now is not at work yet.
    await Promise.resolve();
    for (let work: unknown; work !== this.#work; await work) work = this.#work;
  }

  /** Lets the compiler follow once what came without it is to be seen: it says what it finds, and is ready for the first edit. */
  #followPrecompiled(): void {
    if (this.#precompiled?.version !== this.#shown) return;
    this.#precompiled = undefined;
    whenIdle(() => {
      // After an edit the compiler is at work already.
      if (!this.#isDisposed && this.#sent < this.#shown) this.#work = this.#compile(true);
    });
  }

  /** @param isExtra whether the version is to be seen already: nobody waits for the compiler then */
  async #compile(isExtra = false): Promise<void> {
    let { version } = this.project;
    // Another application may be shown meanwhile, without the compiler: what it says of this one concerns nobody then.
    const isLate = () => this.#isDisposed || version < this.#shown;
    if (this.#shown === 0) this.#waitForFirst();
    try {
      const client = await this.#client();
      const change = this.project.changeSince(this.#sent);
      version = change.version;
      this.#sent = version;
      const { compiled, checked } = client.update(change, this.#shown);
      const answer = await compiled;
      if (!answer || isLate()) return;
      this.#set({ diagnostics: answer.diagnostics, failure: undefined });
      if (!answer.output) this.#set({ phase: 'broken' });
      else if (answer.version !== this.#shown) this.#show(answer.output);
      const found = await checked;
      if (found && !isLate()) this.#set({ diagnostics: found.diagnostics });
    } catch (error) {
      // The compiler starts anew with the next edit, and is told everything then.
      if (!isExtra && !isLate()) this.#set({ phase: 'failed', failure: messageOf(error) });
      const isOutdated = await this.#options.isOutdated?.().catch(() => false);
      if (isOutdated) this.#set({ isOutdated });
    }
  }

  /** Waits for the first version of an application: what it will import is known before it is compiled. */
  #waitForFirst(): void {
    this.#set({ phase: 'loading' });
    this.#preview?.preload(this.project.texts);
  }

  /** One compiler for all that is shown here; one that could not be found is looked for again. */
  #client(): Promise<CompileClient> {
    this.#compiler ??= this.#options
      .compiler()
      .then((settings) => new CompileClient(settings))
      .catch((error: unknown) => {
        this.#compiler = undefined;
        throw error;
      });
    return this.#compiler;
  }

  #show(output: CompileOutput): void {
    if (!this.#preview) return;
    this.#shown = output.version;
    this.#preview.show(output, this.#isFresh ? { url: '/' } : {});
    this.#isFresh = false;
  }

  #listen(preview: Preview): void {
    preview.on('state', (state) => {
      this.#set(
        state === 'starting'
          ? { preview: state, console: [], error: undefined }
          : { preview: state },
      );
    });
    preview.on('ready', () => {
      this.#set({ phase: 'shown' });
      this.#followPrecompiled();
    });
    preview.on('console', (line) => this.#set({ console: withLine(this.#state.console, line) }));
    preview.on('error', (error) => this.#set({ error }));
    preview.on('location', (location) => this.#set({ location }));
    preview.on('outdated', () => this.#set({ isOutdated: true }));
  }

  #set(change: Partial<WorkbenchState>): void {
    if (this.#isDisposed) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What was compiled beforehand, as the version that it is in a project. */
function ofVersion(output: CompileOutput | undefined, version: number) {
  return output && { ...output, version };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
