import type { AngularCompilerOptions } from '@angular/compiler-cli';
import ts from 'typescript';
import { strictAngular, strictTypescript } from '../strict-options.ts';

/** What the Angular CLI decides, whatever a `tsconfig.json` says: the target and what modules are. */
const fixedOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
} satisfies ts.CompilerOptions;

/** The parts of the standard library that come with the compiler. */
const library = [
  'lib.es2022.d.ts',
  'lib.dom.d.ts',
  'lib.dom.iterable.d.ts',
  'lib.dom.asynciterable.d.ts',
];

/** The options of TypeScript in a new application. */
export const typescriptOptions: ts.CompilerOptions = {
  ...fixedOptions,
  lib: library,
  types: [],
  ...strictTypescript,
};

/** All options of a new application; extended diagnostics are warnings. Examples of articles are compiled with them too. */
export const compilerOptions: AngularCompilerOptions = {
  ...typescriptOptions,
  ...strictAngular,
};

/** Where the compiler puts what it makes. */
export const outFolder = '/out';

/** What is the same for all projects in memory: where their files are, and how they are written. */
const memoryOptions: AngularCompilerOptions = {
  ...fixedOptions,
  lib: library,
  types: [],
  skipLibCheck: true,
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

/** Options of a project without a `tsconfig.json`. */
export const projectOptions: AngularCompilerOptions = { ...compilerOptions, ...memoryOptions };

/** Options of TypeScript that decide what is written and where, or that are for tools on disk: a preview has its own. */
const WITHOUT_EFFECT = [
  'allowJs',
  'checkJs',
  'composite',
  'customConditions',
  'declaration',
  'declarationDir',
  'declarationMap',
  'disableReferencedProjectLoad',
  'emitBOM',
  'emitDeclarationOnly',
  'generateCpuProfile',
  'generateTrace',
  'incremental',
  'inlineSourceMap',
  'inlineSources',
  'isolatedDeclarations',
  'mapRoot',
  'newLine',
  'noCheck',
  'noEmit',
  'noEmitHelpers',
  'noLib',
  'outFile',
  'plugins',
  'preserveSymlinks',
  'rootDirs',
  'sourceRoot',
  'tsBuildInfoFile',
  'typeRoots',
];

/**
 * Options of a project that has a `tsconfig.json`.
 *
 * @param own what it says, of TypeScript and of the framework's compiler
 */
export function optionsOfProject(own: AngularCompilerOptions): AngularCompilerOptions {
  const effective = Object.entries(own).filter(([name]) => !WITHOUT_EFFECT.includes(name));
  return { ...fieldOptions(own), ...Object.fromEntries(effective), ...memoryOptions };
}

/** As in the Angular CLI, fields of a project for an older JavaScript are assigned after the parameters of the constructor. */
function fieldOptions({ target = ts.ScriptTarget.ES5 }: ts.CompilerOptions): ts.CompilerOptions {
  return target < fixedOptions.target ? { useDefineForClassFields: false } : {};
}

/**
 * What makes a first program fast: no types are checked and no standard library is read. A test holds that the JavaScript is the same, as
 * nothing that is written depends on types.
 */
export const uncheckedOptions: AngularCompilerOptions = { noCheck: true, noLib: true };
