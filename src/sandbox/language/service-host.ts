import ts from 'typescript';
import type { ServiceFiles } from './service-files.ts';

/** TypeScript's view of the files. */
export function serviceHost(
  service: ServiceFiles,
  options: ts.CompilerOptions,
): ts.LanguageServiceHost {
  const { files, names } = service;
  return {
    getCompilationSettings: () => options,
    getProjectVersion: () => service.projectVersion,
    getScriptFileNames: () => service.roots,
    getScriptVersion: (file) => service.versionOf(file),
    getScriptSnapshot: (file) => service.snapshotOf(file),
    getScriptKind: (file) => scriptKindOf(file),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: (settings) => `/lib/${ts.getDefaultLibFileName(settings)}`,
    fileExists: (file) => files.exists(file),
    readFile: (file) => files.get(file),
    useCaseSensitiveFileNames: () => true,
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (file) => file,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: names.resolve(text, from) })),
  };
}

/** Templates and style sheets are no scripts, and the framework's service knows them by that. */
export function scriptKindOf(file: string): ts.ScriptKind {
  if (file.endsWith('.ts')) return ts.ScriptKind.TS;
  return file.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.Unknown;
}
