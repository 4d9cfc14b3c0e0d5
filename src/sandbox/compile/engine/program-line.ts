import { type AngularCompilerOptions, NgtscProgram } from '@angular/compiler-cli';
import type ts from 'typescript';
import type { Diagnostic } from '../../types.ts';
import { appImports } from './app-imports.ts';
import { compilerHost } from './compiler-host.ts';
import {
  analysisDiagnosticsOf,
  keepState,
  markWritten,
  projectFilesOf,
} from './compiler-internals.ts';
import { hasErrors, toDiagnostic } from './diagnostics.ts';
import type { EngineParts } from './engine-parts.ts';
import { explain } from './explain.ts';
import { templateErrorsOf } from './template-errors.ts';
import { zoneAsync } from './zone-async.ts';

/** What a component has beside its class. It changes no type that TypeScript sees without the framework's compiler. */
const RESOURCE = /\.(?:html|css)$/;

/** Programs of one project, each made from the one before, with the same options. */
export class ProgramLine {
  readonly #parts: EngineParts;
  readonly #options: AngularCompilerOptions;
  readonly #host: ReturnType<typeof compilerHost>;
  #changedResources = new Set<string>();
  #program: NgtscProgram | undefined;
  #isCurrent = false;
  /** What TypeScript itself has found, while no TypeScript has changed since. */
  #knownTypes: readonly ts.Diagnostic[] | undefined;

  constructor(parts: EngineParts, options: AngularCompilerOptions) {
    this.#parts = parts;
    this.#options = options;
    this.#host = compilerHost({
      ...parts,
      changedResources: () => this.#changedResources,
      write: (file, text) => parts.written.write(file, text),
    });
  }

  /** The program of the project's present state, analyzed. */
  get program(): NgtscProgram {
    const known = this.#program;
    if (known && this.#isCurrent) return known;
    const program = new NgtscProgram(this.#parts.roots(), this.#options, this.#host, known);
    // Analyzes, as far as that is possible without loading anything: all files are in memory.
    analysisDiagnosticsOf(program);
    keepState(program);
    this.#program = program;
    this.#isCurrent = true;
    this.#changedResources = new Set();
    return program;
  }

  /** Whether a program was ever made. */
  get isWarm(): boolean {
    return this.#program !== undefined;
  }

  /** To be called when files change. */
  changed(paths: readonly string[]): void {
    for (const path of paths) this.#changedResources.add(path);
    if (paths.some((path) => !RESOURCE.test(path))) this.#knownTypes = undefined;
    this.#isCurrent = false;
  }

  /** What makes it useless to run the application: syntax, decorators, templates that can't be parsed. No types are checked. */
  obstacles(): Diagnostic[] {
    const syntax = this.#syntaxDiagnostics();
    if (syntax.length > 0) return syntax;
    const { program } = this;
    return [...analysisDiagnosticsOf(program).map(toDiagnostic), ...templateErrorsOf(program)];
  }

  /** Writes JavaScript of what has changed. */
  emit(forceEmit: boolean): void {
    const { names, written, hasZone } = this.#parts;
    const imports = appImports(names, (file, found) => written.setNeeds(file, found));
    const afterTs = [...(hasZone() ? zoneAsync() : []), imports];
    this.program.emit({ forceEmit, customTransformers: { afterTs } });
    keepState(this.program);
  }

  /** To be called when another line has written the same files. */
  markWritten(): void {
    markWritten(this.program);
    keepState(this.program);
  }

  /** All findings, in steps between which other work may be done. As the command-line compiler, it says nothing of types while the syntax is wrong. */
  *check(): Generator<undefined, Diagnostic[]> {
    const { program } = this;
    yield;
    const options = [...program.getTsOptionDiagnostics(), ...program.getNgOptionDiagnostics()];
    const syntax = this.#syntaxDiagnostics();
    if (hasErrors(syntax)) return [...options.map(toDiagnostic), ...syntax];
    const files = projectFilesOf(program);
    const found: ts.Diagnostic[] = [...options, ...(yield* this.#types(program, files))];
    for (const file of files) {
      found.push(...program.getNgSemanticDiagnostics(file.fileName));
      yield;
    }
    // What is about no file of the project was not asked for yet.
    const known = new Set<ts.SourceFile | undefined>(files);
    found.push(...analysisDiagnosticsOf(program).filter(({ file }) => !known.has(file)));
    return found.map((one) => explain(one, this.#parts));
  }

  *#types(
    program: NgtscProgram,
    files: readonly ts.SourceFile[],
  ): Generator<undefined, readonly ts.Diagnostic[]> {
    if (this.#knownTypes) return this.#knownTypes;
    const found: ts.Diagnostic[] = [];
    for (const file of files) {
      found.push(...program.getTsSemanticDiagnostics(file));
      yield;
    }
    if (this.#isCurrent) this.#knownTypes = found;
    return found;
  }

  #syntaxDiagnostics(): Diagnostic[] {
    const { program } = this;
    return projectFilesOf(program)
      .flatMap((file) => [...program.getTsSyntacticDiagnostics(file)])
      .map(toDiagnostic);
  }
}
