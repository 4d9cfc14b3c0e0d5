import { relative } from 'node:path';
import {
  type AngularCompilerOptions,
  type Program,
  performCompilation,
} from '@angular/compiler-cli';
import ts from 'typescript';
import { compilerOptions } from '../../sandbox/compile/engine/compiler-options.ts';
import { root } from '../folders.ts';
import { byPlace, type Problem } from '../problem.ts';

/** Examples are compiled as a reader's project is, without `standalone: false`, and with every extended diagnostic as an error. */
export const strictOptions: AngularCompilerOptions = {
  ...compilerOptions,
  strictStandalone: true,
  extendedDiagnostics: { defaultCategory: 'error' as never },
};

/** Everything that the compiler finds. Its default stops at the first stage with a finding, which would hide those of other examples. */
function allDiagnostics(program: Program): ts.Diagnostic[] {
  return [
    ...program.getTsOptionDiagnostics(),
    ...program.getNgOptionDiagnostics(),
    ...program.getTsSyntacticDiagnostics(),
    ...program.getTsSemanticDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ];
}

/** NG codes are printed as `-99` before a code of four digits. */
function codeOf(code: number): string {
  return code < 0 ? `NG${String(code).replace('-99', '').padStart(4, '0')}` : `TS${code}`;
}

/** A compiler's diagnostic as a record of plain values. */
export function toProblem({ file, start, code, messageText }: ts.Diagnostic): Problem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return { file: '', line: 0, column: 0, code: codeOf(code), message };
  const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
  const path = relative(root, file.fileName).replaceAll('\\', '/');
  return { file: path, line: line + 1, column: character + 1, code: codeOf(code), message };
}

/**
 * Compiles TypeScript files ahead of time with the Angular compiler, all in one program: the framework's typings are read and bound once,
 * so that a hundred applications take a few seconds instead of a minute.
 *
 * @param rootNames absolute paths
 * @param folders `rootDir` of the sources and `outDir` of the JavaScript, absolute; without, nothing is written
 * @param changed options that differ from `strictOptions`
 * @returns all findings, warnings included, in order of place
 */
export function compile(
  rootNames: string[],
  folders?: { rootDir: string; outDir: string },
  changed: AngularCompilerOptions = {},
): Problem[] {
  const options = { ...strictOptions, ...(folders ?? { noEmit: true }), ...changed };
  const { diagnostics } = performCompilation({
    rootNames,
    options,
    gatherDiagnostics: allDiagnostics,
  });
  return diagnostics.map(toProblem).sort(byPlace);
}

/** A finding with its weight. */
export interface WeighedProblem extends Problem {
  readonly isError: boolean;
}

/**
 * Compiles applications with mistakes, as a reader's project is compiled: extended diagnostics are warnings. Each is to be judged by what
 * is found in its own files.
 *
 * @param rootNames absolute paths
 * @param folders `rootDir` of the sources and `outDir` of the JavaScript, absolute; without, nothing is written. The compiler stops writing
 * at some mistakes, such as a trigger without a placeholder, so applications that should run need a program without these.
 * @returns all findings, in order of place
 */
export function compileWithMistakes(
  rootNames: string[],
  folders?: { rootDir: string; outDir: string },
): WeighedProblem[] {
  const found: ts.Diagnostic[] = [];
  performCompilation({
    rootNames,
    options: { ...compilerOptions, ...(folders ?? { noEmit: true }), noEmitOnError: false },
    gatherDiagnostics: (program) => {
      found.push(...allDiagnostics(program));
      // Nothing stops it from writing.
      return [];
    },
  });
  return found
    .map((one) => ({ ...toProblem(one), isError: one.category === ts.DiagnosticCategory.Error }))
    .sort(byPlace);
}
