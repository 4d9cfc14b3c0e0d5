import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, type Problem } from '../../src/examples/compiler/index.ts';
import { root, scratch } from '../lib/paths.mjs';
import { type Fence, inArticle } from './extract.ts';

/** Where the fences become files. Below the project, so that the compiler finds the framework. */
const folder = join(scratch, 'fences');

/** What a new project's tests have without an import: the global functions of its test runner. */
const testGlobals = join(folder, 'jasmine.d.ts');

/** Whether a fence is a test of the reader's project. */
const isSpec = ({ meta }: Fence): boolean => meta.title?.endsWith('.spec.ts') ?? false;

/** Writes what tests among the fences need, and returns its files. */
function writeTestGlobals(modules: readonly Fence[]): string[] {
  if (!modules.some(isSpec)) return [];
  writeFile(testGlobals, '/// <reference types="jasmine" />\n');
  return [testGlobals];
}

/** Whether a fence is a whole module and not a few statements: it imports something or declares a class. */
export function isModule({ language, code }: Fence): boolean {
  return (
    /^(ts|typescript|angular-ts)$/.test(language) &&
    /^(import\s|(export\s+)?(default\s+)?(abstract\s+)?class\s)/m.test(code)
  );
}

/** What a module refers to by relative path: `./seed-lot`, `./app.html`. */
const RELATIVE =
  /(?:from\s+|import\(\s*|import\s+|templateUrl:\s*|styleUrl:\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

const stem = (path: string): string => basename(path).replace(/\.ts$/, '');

/** The file of a module; fences with a title that is a file name keep it. */
function pathOf({ file, line, meta }: Fence): string {
  const name = basename(meta.title ?? '').replace(/[^\w.-]/g, '');
  return join(
    folder,
    file.replaceAll('/', '__'),
    `line-${line}`,
    name.endsWith('.ts') ? name : 'fence.ts',
  );
}

/** The fence of the same article whose title has a file name: the last one before `fence`, as articles build files up step by step, else the first. */
function namesake(specifier: string, fence: Fence, all: readonly Fence[]): Fence | undefined {
  const named = all.filter(
    (other) =>
      other !== fence &&
      other.file === fence.file &&
      stem(other.meta.title ?? '') === stem(specifier),
  );
  return named.findLast(({ line }) => line < fence.line) ?? named[0];
}

/** What a fence refers to by relative path, with the fence of its article that is that file, where there is one. */
export const besideOf = (fence: Fence, all: readonly Fence[]): [string, Fence | undefined][] =>
  [...fence.code.matchAll(RELATIVE)].map(([, specifier = '']) => [
    specifier,
    namesake(specifier, fence, all),
  ]);

function writeFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Writes a module, and beside it what it refers to among the other fences of its article.
 *
 * @returns the fence that each written file shows
 */
function writeModule(fence: Fence, all: readonly Fence[]): [path: string, fence: Fence][] {
  const path = pathOf(fence);
  const written: [string, Fence][] = [[path, fence]];
  // Without an import or export a file would share its names with all others.
  writeFile(path, `${fence.code}export {};\n`);
  for (const [specifier, other] of besideOf(fence, all)) {
    const target = join(dirname(path), specifier);
    if (!other) continue;
    if (/\.(html|css)$/.test(specifier)) {
      writeFile(target, other.code);
      written.push([target, other]);
    } else if (isModule(other)) {
      const source = relative(dirname(target), pathOf(other)).replaceAll('\\', '/');
      writeFile(
        `${target.replace(/\.ts$/, '')}.ts`,
        `export * from '${source.replace(/\.ts$/, '')}';\n`,
      );
    }
  }
  return written;
}

/** Compiles modules in one program, with components of NgModules or without. */
const compileTogether = (modules: readonly Fence[], ngModules: boolean): Problem[] =>
  compile([...modules.map(pathOf), ...writeTestGlobals(modules)], undefined, {
    strictStandalone: !ngModules,
  });

/**
 * Compiles the fences that are modules, each as a file of its own, in strict mode. A relative import finds the fence of the same article whose title has
 * that file name. A module with the title of a test, `cart.spec.ts`, may use the functions of Jasmine, which a new project has. Fences with the
 * attribute `ngModules` are compiled in a program of their own.
 *
 * @param all the fences of all articles; those that say why they are not checked only lend their files to others
 * @returns what the compiler says, by fence and placed in the article; a module without findings has an empty list
 */
export function compileModules(all: readonly Fence[]): Map<Fence, Problem[]> {
  rmSync(folder, { recursive: true, force: true });
  const modules = all.filter((fence) => isModule(fence) && fence.meta.unchecked === undefined);
  const shown = new Map(modules.flatMap((fence) => writeModule(fence, all)));
  const found = new Map<Fence, Problem[]>(modules.map((fence) => [fence, []]));
  for (const [ngModules, own] of Map.groupBy(modules, ({ meta }) => meta.ngModules ?? false)) {
    for (const problem of compileTogether(own, ngModules)) {
      const fence = shown.get(join(root, problem.file));
      // Findings in a module that only lends itself to others, or that the other program compiles, are not its article's business.
      if (fence && (own.includes(fence) || !modules.includes(fence)))
        found.set(fence, [...(found.get(fence) ?? []), inArticle(fence, problem)]);
      else if (!problem.file) throw new Error(`The compiler did not run: ${problem.message}`);
    }
  }
  return found;
}
