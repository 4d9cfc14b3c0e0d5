import { type AngularCompilerOptions, setFileSystem } from '@angular/compiler-cli';
import type {
  CheckAnswer,
  CompileAnswer,
  CompileOutput,
  Diagnostic,
  ProjectChange,
} from '../../types.ts';
import { SourceFiles } from './compiler-host.ts';
import { uncheckedOptions } from './compiler-options.ts';
import { hasErrors, inOrder } from './diagnostics.ts';
import type { EngineParts } from './engine-parts.ts';
import { hotUpdates, type Snapshot } from './hot-updates.ts';
import { MemoryFiles } from './memory-files.ts';
import { ModuleNames } from './module-names.ts';
import { outputOf } from './output.ts';
import { pageProblems } from './page-problems.ts';
import { ProgramLine } from './program-line.ts';
import { ProjectTraits } from './project-traits.ts';
import { importersOf, styleImportProblems } from './style-imports.ts';
import { type Typings, withTypings } from './typings.ts';
import { ambientTypings, wantsRare } from './typings-use.ts';
import { unsupportedFiles } from './unsupported.ts';
import { WrittenModules } from './written-modules.ts';

/** How an engine works. */
export interface EngineSettings {
  /** Whether components can be replaced while they run. Code that can be is larger, and loads lazy blocks at once. */
  readonly hot?: boolean;
}

/** States that are kept in case that a preview shows one of them. One that is further behind starts anew. */
const MOST_SNAPSHOTS = 10;

/** Files that programs start from: tests and workers are programs of their own. */
const ROOT = /(?<!\.spec|\.worker)\.ts$/;

/**
 * Compiles a project in memory ahead of time, and again after each change, with the command-line compiler's own program:
 * without types, since JavaScript does not depend on them; they are checked after it, by a program of their own.
 */
export class Engine {
  readonly #files: MemoryFiles;
  readonly #parts: EngineParts;
  #quick: ProgramLine;
  #full: ProgramLine;
  #typings: Typings;
  readonly #traits: ProjectTraits;
  #version = 0;
  /** What was found when the present state was compiled. */
  #found: { readonly version: number; readonly diagnostics: readonly Diagnostic[] } | undefined;
  /** Version that the quick programs wrote last. */
  #quickVersion = -1;
  /** Whether files came or went since JavaScript was written: then names in imports may mean others. */
  #hasNewPaths = false;
  #snapshots: Snapshot[] = [];

  constructor(typings: Typings, { hot = false }: EngineSettings = {}) {
    const files = new MemoryFiles(typings);
    this.#typings = typings;
    this.#files = files;
    this.#traits = new ProjectTraits(files, hot);
    this.#parts = {
      files,
      names: new ModuleNames(typings, files),
      sources: new SourceFiles(files),
      written: new WrittenModules(),
      hasZone: () => this.#traits.hasZone,
      roots: () => [
        ...files.projectPaths.filter((path) => ROOT.test(path)),
        ...ambientTypings(files, this.#typings),
      ],
    };
    this.#quick = this.#line(uncheckedOptions);
    this.#full = this.#line({});
  }

  /** Version of the project's present state. */
  get version(): number {
    return this.#version;
  }

  /** Whether types were checked once, so that it goes fast from now on. */
  get isWarm(): boolean {
    return this.#full.isWarm;
  }

  /** Takes a change of the project. */
  apply({ version, files, deleted }: ProjectChange): void {
    const before = this.#files.projectPaths.length;
    const isNew = Object.keys(files).some((path) => !this.#files.exists(path));
    for (const path of deleted) this.#files.removeFile(path);
    for (const [path, text] of Object.entries(files)) this.#files.writeFile(path, text);
    const named = [...Object.keys(files), ...deleted];
    const changed = [...named, ...importersOf(named, this.#files)];
    this.#version = version;
    if (isNew || this.#files.projectPaths.length !== before) {
      this.#hasNewPaths = true;
      this.#parts.names.forget();
    }
    this.#quick.changed(changed);
    this.#full.changed(changed);
    this.#follow(changed);
  }

  /** Whether the project imports a package whose typings are not here yet: then they should be added before it is compiled. */
  get wantsRareTypings(): boolean {
    return wantsRare(this.#files, this.#typings);
  }

  /** Adds typings of packages that few projects import. */
  addTypings(typings: Typings): void {
    this.#typings = withTypings(this.#typings, typings);
    this.#files.setTypings(this.#typings);
    this.#parts.names.setTypings(this.#typings);
    this.reset();
  }

  /**
   * Compiles the present state to what can be run.
   *
   * @param shown version that a preview shows, for replacing parts of it
   */
  compile(shown?: number): CompileAnswer {
    setFileSystem(this.#files);
    const version = this.#version;
    const obstacles = this.#obstacles();
    const line = hasErrors(obstacles) ? this.#full : this.#quick;
    let found = this.#emit(line);
    // Without types the compiler could be wrong about what it does not understand.
    if (line === this.#quick && hasErrors(found)) found = this.#emit(this.#full);
    const diagnostics = inOrder([...obstacles, ...found]);
    this.#found = { version, diagnostics };
    if (hasErrors(diagnostics)) return { version, diagnostics };
    return { version, diagnostics, output: this.#output(line, shown) };
  }

  /** Checks everything, in steps between which other work may be done. A change in between makes the answer worthless. */
  *check(): Generator<undefined, CheckAnswer> {
    const version = this.#version;
    setFileSystem(this.#files);
    const steps = this.#full.check();
    let step = steps.next();
    if (this.#quickVersion === version) this.#full.markWritten();
    while (!step.done) {
      yield;
      // Another engine may have worked in between.
      setFileSystem(this.#files);
      step = steps.next();
    }
    // What stopped the application must not disappear once types are checked.
    const before = this.#found?.version === version ? this.#found.diagnostics : this.#obstacles();
    return { version, diagnostics: inOrder([...before, ...step.value]) };
  }

  #obstacles(): Diagnostic[] {
    return [
      ...this.#traits.project.diagnostics,
      ...unsupportedFiles(this.#files),
      ...styleImportProblems(this.#files),
      ...pageProblems(this.#files),
    ];
  }

  /** Begins anew after the compiler itself has failed: what it knows about earlier programs may be wrong. */
  reset(): void {
    this.#quick = this.#line(uncheckedOptions);
    this.#full = this.#line({});
    this.#quickVersion = -1;
    this.#hasNewPaths = true;
  }

  #line(options: AngularCompilerOptions): ProgramLine {
    // The option is for the builders of the command line, and has no public name.
    const hot = { _enableHmr: this.#traits.isHot } as AngularCompilerOptions;
    return new ProgramLine(this.#parts, { ...this.#traits.project.options, ...hot, ...options });
  }

  /** Begins anew where a change is one of how the project is compiled. */
  #follow(changed: readonly string[]): void {
    if (!this.#traits.follow(changed)) return;
    this.#parts.names.setOptions(this.#traits.project.options);
    this.#snapshots = [];
    this.reset();
  }

  #emit(line: ProgramLine): Diagnostic[] {
    const obstacles = line.obstacles();
    if (hasErrors(obstacles)) return obstacles;
    line.emit(this.#hasNewPaths);
    this.#hasNewPaths = false;
    if (line === this.#quick) this.#quickVersion = this.#version;
    const { written } = this.#parts;
    return [...obstacles, ...written.problems(this.#parts)];
  }

  #output(line: ProgramLine, shown: number | undefined): CompileOutput {
    const output = outputOf(this.#version, this.#parts);
    if (!this.#traits.isHot) return output;
    const paths = this.#files.projectPaths;
    const files = new Map(paths.map((path) => [path, this.#files.readFile(path)]));
    const snapshot = { output, files };
    const base = this.#snapshots.find((known) => known.output.version === shown);
    // What is older than the preview is of no use any more.
    this.#snapshots = this.#snapshots
      .filter((known) => shown !== undefined && known.output.version >= shown)
      .slice(-MOST_SNAPSHOTS);
    this.#snapshots.push(snapshot);
    const hot = base && hotUpdates(line.program, base, snapshot);
    return hot && base ? { ...output, hot, hotFrom: base.output.version } : output;
  }
}
