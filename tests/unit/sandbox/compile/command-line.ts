import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type AngularCompilerOptions,
  type CompilerHost,
  createCompilerHost,
  defaultGatherDiagnostics,
  NodeJSFileSystem,
  type Program,
  performCompilation,
  setFileSystem,
} from '@angular/compiler-cli';
import type ts from 'typescript';
import { cache } from '../../../../scripts/lib/paths.mjs';
import { compilerOptions } from '../../../../src/sandbox/compile/engine/index.ts';
import type { ProjectFiles } from '../../../../src/sandbox/types.ts';

/** A finding in the form that the parity of two compilers is about. */
export type Finding = `${string} ${string}:${number}:${number}`;

/** What the command-line compiler finds. */
export interface CommandLineFindings {
  /** What `ngc` prints: it stops after the first stage that has an error. */
  readonly printed: readonly Finding[];
  /** Those of all stages, but none of types where the syntax is wrong. */
  readonly all: readonly Finding[];
}

const options: AngularCompilerOptions = { ...compilerOptions, noEmit: true };

function toFinding({ file, start = 0, code }: ts.Diagnostic, folder: string): Finding {
  const name = code < 0 ? `NG${String(code).slice(3)}` : `TS${code}`;
  if (!file) return `${name} :0:0`;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${name} ${file.fileName.replace(folder, '')}:${line + 1}:${character + 1}`;
}

function distinct(found: readonly ts.Diagnostic[], folder: string): Finding[] {
  return [...new Set(found.map((diagnostic) => toFinding(diagnostic, folder)))].sort();
}

function allStages(program: Program): ts.Diagnostic[] {
  const options = [...program.getTsOptionDiagnostics(), ...program.getNgOptionDiagnostics()];
  const syntax = program.getTsSyntacticDiagnostics();
  if (syntax.length > 0) return [...options, ...syntax];
  return [...options, ...program.getTsSemanticDiagnostics(), ...program.getNgSemanticDiagnostics()];
}

/** Runs the command-line compiler on files on disk. The typings are read once for all runs. */
export class CommandLine {
  // Below the project, so that the compiler finds the packages.
  readonly #place: string;
  readonly #typings = new Map<string, ts.SourceFile | undefined>();

  constructor() {
    mkdirSync(cache, { recursive: true });
    this.#place = mkdtempSync(join(cache, 'broken-applications-'));
  }

  compile(files: ProjectFiles): CommandLineFindings {
    setFileSystem(new NodeJSFileSystem());
    const folder = mkdtempSync(join(this.#place, 'app-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const rootNames = Object.keys(files)
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path));
    let all: ts.Diagnostic[] = [];
    const { diagnostics } = performCompilation({
      rootNames,
      options: { ...options, rootDir: folder },
      host: this.#host(),
      gatherDiagnostics: (program) => {
        all = allStages(program);
        return defaultGatherDiagnostics(program);
      },
    });
    return { printed: distinct(diagnostics, folder), all: distinct(all, folder) };
  }

  dispose(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }

  #host(): CompilerHost {
    const host = createCompilerHost({ options });
    const { getSourceFile } = host;
    host.getSourceFile = (file, ...rest) => {
      if (!file.includes('/node_modules/')) return getSourceFile.call(host, file, ...rest);
      if (!this.#typings.has(file))
        this.#typings.set(file, getSourceFile.call(host, file, ...rest));
      return this.#typings.get(file);
    };
    return host;
  }
}
