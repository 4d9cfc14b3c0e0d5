import type { AngularCompilerOptions } from '@angular/compiler-cli';
import ts from 'typescript';
import { strictAngular, strictTypescript } from '../strict-options.ts';

/** The options of TypeScript in a new application in strict mode. */
export const typescriptOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  ...strictTypescript,
};

/** All options of a new application in strict mode; extended diagnostics are warnings. Examples of articles are compiled with them too. */
export const compilerOptions: AngularCompilerOptions = {
  ...typescriptOptions,
  ...strictAngular,
};

/** Where the compiler puts what it makes. */
export const outFolder = '/out';

/** What a project in memory adds: where its files are, and how it is written. */
export const projectOptions: AngularCompilerOptions = {
  ...compilerOptions,
  rootDir: '/',
  outDir: outFolder,
  sourceMap: true,
  noEmitOnError: false,
  // Metadata for tests, which readers don't run here.
  supportTestBed: false,
  supportJitMode: false,
  // The version is pinned, and asking for it would need the file system.
  disableTypeScriptVersionCheck: true,
};

/**
 * What makes a first program fast: no types are checked and no standard library is read. A test holds that the JavaScript is the same, as
 * nothing that is written depends on types.
 */
export const uncheckedOptions: AngularCompilerOptions = { noCheck: true, noLib: true };
