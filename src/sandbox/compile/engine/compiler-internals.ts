/**
 * The private members of the Angular compiler that the engine uses. Its versions are pinned, and the tests of parity fail where one of these
 * has come to mean something else.
 */
import type { NgtscProgram } from '@angular/compiler-cli';
import type ts from 'typescript';

/** A place in a template, from 0. */
interface TemplateLocation {
  readonly offset: number;
  readonly line: number;
  readonly col: number;
}

/** Something in a template that can't be parsed. */
export interface TemplateError {
  readonly msg: string;
  readonly span: { readonly start: TemplateLocation; readonly end: TemplateLocation };
}

/** Where the text of a template comes from. */
export interface TemplateOrigin {
  readonly type: 'direct' | 'indirect' | 'external';
  /** The expression that is the template, or its address. */
  readonly node: ts.Expression;
  /** Of an external one. */
  readonly templateUrl?: string;
}

/** What the compiler knows about a class with a decorator. */
export interface ClassRecord {
  readonly traits: readonly {
    readonly analysis?: {
      readonly template?: {
        readonly errors: readonly TemplateError[] | null;
        readonly sourceMapping: TemplateOrigin;
      };
    } | null;
  }[];
}

interface Incremental {
  readonly state: unknown;
  recordSuccessfulEmit(file: ts.SourceFile): void;
}

interface CompilerInternals {
  readonly ignoreForEmit: ReadonlySet<ts.SourceFile>;
  readonly ignoreForDiagnostics: ReadonlySet<ts.SourceFile>;
  readonly incrementalCompilation: Incremental;
  readonly incrementalStrategy: { setIncrementalState(state: unknown, program: ts.Program): void };
  readonly compilation: {
    readonly traitCompiler: {
      getAnalyzedRecords(): ReadonlyMap<ts.SourceFile, readonly ClassRecord[]>;
    };
  };
  /** What is wrong with decorators and how classes refer to each other. */
  getNonTemplateDiagnostics(): readonly ts.Diagnostic[];
}

function internalsOf(program: NgtscProgram): CompilerInternals {
  return program.compiler as unknown as CompilerInternals;
}

/** The project's own files in a program. */
export function projectFilesOf(program: NgtscProgram): ts.SourceFile[] {
  const { ignoreForDiagnostics } = internalsOf(program);
  return program
    .getTsProgram()
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !ignoreForDiagnostics.has(file));
}

/** Findings that need no types. */
export function analysisDiagnosticsOf(program: NgtscProgram): readonly ts.Diagnostic[] {
  return internalsOf(program).getNonTemplateDiagnostics();
}

/** All classes with decorators. */
export function classRecordsOf(program: NgtscProgram): ClassRecord[] {
  return [...internalsOf(program).compilation.traitCompiler.getAnalyzedRecords().values()].flat();
}

/** Lets the next program go on from one whose templates were not checked: by itself the compiler keeps its state only when they are. */
export function keepState(program: NgtscProgram): void {
  const { incrementalStrategy, incrementalCompilation } = internalsOf(program);
  incrementalStrategy.setIncrementalState(incrementalCompilation.state, program.getTsProgram());
}

/** Tells a program that its files are written already, by another one. */
export function markWritten(program: NgtscProgram): void {
  const { incrementalCompilation } = internalsOf(program);
  for (const file of projectFilesOf(program)) incrementalCompilation.recordSuccessfulEmit(file);
}
