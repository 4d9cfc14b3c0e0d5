import path from 'node:path';
import ts from 'typescript';
import type { Problems } from './problems.ts';

/**
 * The published typings as a TypeScript program.
 *
 * An import that cannot be resolved becomes `any` without a word, and `any` on a page looks like a fact: it is a problem.
 *
 * @param folder where types are looked up
 * @param files typings of the entry points
 */
export function typingsProgram(
  folder: string,
  files: readonly string[],
  problems: Problems,
): ts.Program {
  const options = compilerOptions(folder);
  const host = ts.createCompilerHost(options);
  // Comments are read by `doc-comment.ts`, which knows code fences; the compiler need not parse them too.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    const isLibrary = path.dirname(file) === path.dirname(host.getDefaultLibFileName(options));
    const parsed = libraries.get(file) ?? getSourceFile(file, ...rest);
    if (isLibrary && parsed) libraries.set(file, parsed);
    return parsed;
  };
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const unresolved: { name: string; file: string }[] = [];
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text: name }) => {
      const resolved = ts.resolveModuleName(name, file, options, host, cache);
      if (!resolved.resolvedModule) unresolved.push({ name, file });
      return resolved;
    });
  const program = ts.createProgram(files, options, host);
  const ambient = new Set(
    program
      .getTypeChecker()
      .getAmbientModules()
      .map(({ name }) => name),
  );
  for (const { name, file } of unresolved.filter((it) => !ambient.has(`"${it.name}"`))) {
    problems.add(path.relative(folder, file), `cannot resolve “${name}”`);
  }
  return program;
}

/** The platform's typings, which are long and the same for all programs. */
const libraries = new Map<string, ts.SourceFile>();

function compilerOptions(folder: string): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    typeRoots: [path.join(folder, 'node_modules/@types')],
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
}
