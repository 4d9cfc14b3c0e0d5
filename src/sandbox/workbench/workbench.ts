import { type Check, createPreview, loadManifest, type Preview } from '../preview/index.ts';
import type { Project, ProjectStart } from '../project/index.ts';
import type { CompileOutput } from '../types.ts';
import { Compiling } from './compiling.ts';
import { LineBatch, withLines } from './console-lines.ts';
import { type CheckedVersion, GoalChecks } from './goal-checks.ts';
import { messageOf } from './message-of.ts';
import { ProjectLanguage } from './project-language.ts';
import { RunMessages } from './run-messages.ts';
import type { WorkbenchOptions } from './workbench-options.ts';
import { freshState, initialState, type WorkbenchState } from './workbench-state.ts';

/**
 * A project, the compiler and a preview, working together: what is written into the project is
 * compiled and shown.
 */
export class Workbench {
  readonly project: Project;
  /** Completion and explanations. */
  readonly language: ProjectLanguage;
  readonly #options: WorkbenchOptions;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #state: WorkbenchState = initialState;
  #preview: Preview | undefined;
  /** Where the preview is, or will be once it is known what it loads. */
  #container: HTMLElement | undefined;
  readonly #checks = new GoalChecks();
  readonly #run: RunMessages;
  readonly #compiling: Compiling;
  /** What was printed and is not in the state yet. */
  readonly #lines = new LineBatch((added) =>
    this.#set({ console: withLines(this.#state.console, added) }),
  );
  #isDisposed = false;

  constructor(options: WorkbenchOptions) {
    this.project = options.project;
    this.#options = options;
    this.#compiling = new Compiling(options, {
      preview: () => this.#preview,
      set: (change) => this.#set(change),
      onShow: () => this.#checks.cancel(),
    });
    this.#run = new RunMessages({
      set: (change) => this.#set(change),
      print: (line) => this.#lines.add(line),
      onReady: () => this.#compiling.ready(),
    });
    this.language = new ProjectLanguage(options.project, async () => {
      await this.#compiling.rest();
      return options.language();
    });
    this.#unsubscribe = this.project.subscribe(({ kind }) => {
      this.#set({ isChecked: false });
      this.#schedule();
      if (kind === 'written') this.language.prepare();
    });
  }

  /** What is shown; the same object until something changes. */
  get state(): WorkbenchState {
    return this.#state;
  }

  /** Calls a function after each change of the state. @returns what ends that */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Shows the project in an element, which the preview fills. It leaves the element where it was
   * before.
   */
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
    this.#run.listen(this.#preview);
    this.#schedule();
  }

  /**
   * Goes on with another application; compiler and preview stay.
   *
   * @param precompiled the same application, compiled when the site was built
   */
  replace(start: ProjectStart, precompiled?: CompileOutput): void {
    this.#checks.cancel();
    this.#run.ignoreBefore(this.#compiling.startAnew());
    this.#set(freshState);
    this.project.replace(start);
    this.#compiling.knows(precompiled);
  }

  /** Starts what is shown anew, also after it was ended because it did not answer. */
  restart(): void {
    this.#set({ console: [], error: undefined, hasLeft: false });
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

  /**
   * Tells whether the version that is shown does what checks ask for. Never fails.
   *
   * @returns undefined where nothing is shown, or a newer check or version came before the answer
   */
  async check(checks: readonly Check[]): Promise<CheckedVersion | undefined> {
    const { shown } = this.#state;
    // While the next version starts, the preview does not have this one to check any more.
    if (!this.#preview || shown === 0 || shown !== this.#compiling.shown) return undefined;
    return this.#checks.run(this.#preview, shown, checks, this.#compiling.shownFiles);
  }

  /** Ends the preview and the compiler, and frees their memory. */
  dispose(): void {
    this.#isDisposed = true;
    this.#checks.cancel();
    this.#unsubscribe();
    this.#preview?.dispose();
    this.language.dispose();
    this.#compiling.dispose();
    this.#listeners.clear();
  }

  /**
   * Ends the preview that is open. Its frames went with their element: left alone, it would take
   * them for frames that hang.
   */
  #leave(): void {
    if (!this.#preview) return;
    this.#preview.dispose();
    this.#preview = undefined;
    this.#compiling.forget();
    this.#checks.cancel();
    this.#set({ ...initialState, isOutdated: this.#state.isOutdated });
  }

  #schedule(): void {
    if (this.#preview) this.#compiling.schedule();
    else if (this.#container && this.#state.phase === 'failed') {
      // What the preview needs could not be loaded: this edit tries again.
      this.#set({ phase: 'loading', failure: undefined });
      void this.open(this.#container);
    }
  }

  #set(change: Partial<WorkbenchState>): void {
    if (this.#isDisposed) return;
    if (change.console?.length === 0) this.#lines.clear();
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
