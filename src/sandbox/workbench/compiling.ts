import { CompileClient } from '../compile/index.ts';
import type { Preview } from '../preview/index.ts';
import type { CompileAnswer, CompileOutput, ProjectFiles } from '../types.ts';
import { merged, withReason } from './diagnostics.ts';
import { messageOf } from './message-of.ts';
import { whenIdle } from './when-idle.ts';
import type { WorkbenchOptions } from './workbench-options.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** What surrounds the compiler in a workbench. */
export interface CompilingParts {
  /** Where versions are shown; undefined where there is no place for them. */
  readonly preview: () => Preview | undefined;
  readonly set: (change: Partial<WorkbenchState>) => void;
  /** Another version is given to the preview. */
  readonly onShow: () => void;
}

/**
 * Compiles each version of a project, says what is wrong with it, and gives what can run to the
 * preview.
 */
export class Compiling {
  readonly #options: Pick<WorkbenchOptions, 'project' | 'compiler' | 'isOutdated'>;
  readonly #parts: CompilingParts;
  #compiler: Promise<CompileClient> | undefined;
  /** The last version that the compiler was told of. */
  #sent = 0;
  /**
   * The version that the preview was given last, and its sources. The preview shows it a moment later.
   */
  #shown = 0;
  #shownFiles: ProjectFiles = {};
  /** First version of this application: answers about earlier ones are dropped. */
  #first = 1;
  /** Why the latest version that the compiler was asked for is not shown. */
  #verdict: 'broken' | 'failed' | undefined;
  /** What the compiler does just now, or did last. */
  #work = Promise.resolve();
  /** A version that needs no compiler. */
  #precompiled: CompileOutput | undefined;
  /** Whether the next version is of another application, which starts at its own first page. */
  #isFresh = true;
  #isScheduled = false;
  #isDisposed = false;

  constructor(options: WorkbenchOptions, parts: CompilingParts) {
    this.#options = options;
    this.#parts = parts;
    this.knows(options.precompiled);
  }

  /** The version that the preview was given last; 0 where it has none. */
  get shown(): number {
    return this.#shown;
  }

  /** Its sources. */
  get shownFiles(): ProjectFiles {
    return this.#shownFiles;
  }

  /** Takes note of what the project, as it is now, was compiled to beforehand. */
  knows(precompiled: CompileOutput | undefined): void {
    this.#precompiled = precompiled && { ...precompiled, version: this.#options.project.version };
  }

  /** Goes on with another application. @returns the version that it begins with */
  startAnew(): number {
    this.forget();
    this.#isFresh = true;
    this.#first = this.#options.project.version + 1;
    return this.#first;
  }

  /** Forgets what the preview has, which is another one now, or empty. */
  forget(): void {
    this.#shown = 0;
    this.#verdict = undefined;
  }

  /**
   * Changes of one moment, as when a template of the playground is opened, are one for the
   * compiler.
   */
  schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.#isDisposed) return;
      const { project } = this.#options;
      if (this.#precompiled?.version === project.version)
        this.#show(this.#precompiled, project.texts);
      else this.#work = this.#compile();
    });
  }

  /** A version is shown. By now, a newer version may be known to be broken. */
  ready(): void {
    this.#parts.set({ phase: this.#verdict ?? 'shown' });
    this.#followPrecompiled();
  }

  /**
   * Waits until the compiler has nothing to do: what the reader has written is shown before help
   * with it is loaded.
   */
  async rest(): Promise<void> {
    // What was written just now is not at work yet.
    await Promise.resolve();
    for (let work: unknown; work !== this.#work; await work) work = this.#work;
  }

  /** Ends the compiler and frees its memory. */
  dispose(): void {
    this.#isDisposed = true;
    this.#compiler?.then((client) => client.dispose()).catch(() => {});
  }

  /**
   * Lets the compiler follow once the precompiled version is shown: it reports its diagnostics, and
   * is ready for the first edit.
   */
  #followPrecompiled(): void {
    if (this.#precompiled?.version !== this.#shown) return;
    this.#precompiled = undefined;
    whenIdle(() => {
      // After an edit the compiler is at work already.
      if (!this.#isDisposed && this.#sent < this.#shown) this.#work = this.#compile(true);
    });
  }

  /**
   * @param isExtra whether the version is shown already: nobody waits for the compiler then
   */
  async #compile(isExtra = false): Promise<void> {
    const { project, isOutdated } = this.#options;
    const { set } = this.#parts;
    let { version } = project;
    // Another application may be shown meanwhile, without the compiler: what it says of this one
    // concerns nobody then.
    const isLate = () => this.#isDisposed || version < Math.max(this.#shown, this.#first);
    if (this.#shown === 0) this.#waitForFirst();
    try {
      const client = await this.#client();
      const change = project.changeSince(this.#sent);
      const files = project.texts;
      version = change.version;
      this.#sent = version;
      const { compiled, checked } = client.update(change, this.#shown);
      const answer = await compiled;
      if (!answer || isLate()) return;
      const diagnostics = this.#judge(answer);
      if (answer.output && answer.version !== this.#shown) this.#show(answer.output, files);
      const found = await checked;
      if (found && !isLate())
        set({
          diagnostics: merged(diagnostics, found.diagnostics),
          isChecked: version === project.version,
        });
    } catch (error) {
      // The compiler starts anew with the next edit, and is told everything then.
      if (!isExtra && !isLate()) {
        this.#verdict = 'failed';
        set({ phase: 'failed', failure: messageOf(error) });
      }
      const isGone = await isOutdated?.().catch(() => false);
      if (isGone) set({ isOutdated: true });
    }
  }

  /**
   * Waits for the first version of an application: what it will import is known before it is
   * compiled.
   */
  #waitForFirst(): void {
    this.#parts.set({ phase: 'loading' });
    this.#parts.preview()?.preload(this.#options.project.texts);
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

  /** Takes note of whether a version can run. @returns what is wrong with it */
  #judge({ output, diagnostics: found }: CompileAnswer) {
    const { preview, set } = this.#parts;
    const diagnostics = output ? found : withReason(found);
    this.#verdict = output ? undefined : 'broken';
    set({ diagnostics, failure: undefined });
    if (output) return diagnostics;
    set({ phase: 'broken' });
    // What stands there is of another application.
    if (this.#shown === 0) preview()?.empty();
    return diagnostics;
  }

  #show(output: CompileOutput, files: ProjectFiles): void {
    const preview = this.#parts.preview();
    if (!preview) return;
    this.#parts.onShow();
    this.#shown = output.version;
    this.#shownFiles = files;
    preview.show(output, this.#isFresh ? { url: '/' } : {});
    this.#isFresh = false;
  }
}
