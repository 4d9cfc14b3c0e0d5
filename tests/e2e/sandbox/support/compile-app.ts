import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type CompilerOptions, NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import { root } from '../../../../scripts/lib/paths.mjs';
import { strictOptions } from '../../../../src/examples/compiler/index.ts';
import type { CompileOutput, HotUpdate, ProjectFiles } from '../../../../src/sandbox/types.ts';

/** A compiler for one application after the other, each a newer version, as the sandbox has one. Its files are on disk, where the packages' types are found. */
export interface AppCompiler {
  /** Compiles a state of the project, with code that replaces the components of `changed`. */
  compile(files: ProjectFiles, changed?: readonly string[]): Promise<CompileOutput>;
}

/** Below the project, where the packages are found. */
const APPLICATIONS = join(root, '.cache/sandbox/test-apps');

const START = {
  '/src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { provideZonelessChangeDetection } from '@angular/core';
import { App } from './app/app';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch((error) => console.error(error));
`,
  '/src/index.html':
    '<!doctype html><html lang="en"><head><title>App</title><base href="/"></head><body><app-root></app-root></body></html>',
};

/** The application's own name of a relative import. */
function absoluteName(specifier: string, file: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return `app:${posix.join(posix.dirname(file), specifier).replace(/\.[jt]s$/, '')}.js`;
}

/** Makes imports of neighbors absolute, since a blob has none. */
function absoluteImports(folder: string): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const file = source.fileName.slice(folder.length);
    const literal = (node: ts.Expression | undefined) =>
      node && ts.isStringLiteral(node)
        ? context.factory.createStringLiteral(absoluteName(node.text, file))
        : undefined;
    const visit = (node: ts.Node): ts.Node => {
      const { factory } = context;
      const from = ts.isImportDeclaration(node) ? literal(node.moduleSpecifier) : undefined;
      if (from && ts.isImportDeclaration(node))
        return factory.updateImportDeclaration(
          node,
          node.modifiers,
          node.importClause,
          from,
          node.attributes,
        );
      const lazy =
        ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? literal(node.arguments[0])
          : undefined;
      if (lazy && ts.isCallExpression(node))
        return factory.updateCallExpression(node, node.expression, undefined, [lazy]);
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(source, visit) as ts.SourceFile;
  };
}

/** A source map whose sources are paths in the project. */
function projectMap(json: string, file: string): string {
  const map = JSON.parse(json) as { sources: string[]; sourceRoot?: string };
  const from = posix.dirname(file);
  return JSON.stringify({
    ...map,
    sourceRoot: '',
    sources: map.sources.map((source) => posix.join('/', from, source)),
  });
}

interface Emitted {
  readonly code: ReadonlyMap<string, string>;
  readonly program: NgtscProgram;
}

async function emit(folder: string, hot: boolean): Promise<Emitted> {
  const options: CompilerOptions & Record<string, unknown> = {
    ...strictOptions,
    rootDir: folder,
    outDir: folder,
    sourceMap: true,
    _enableHmr: hot,
  };
  const host = ts.createCompilerHost(options);
  const code = new Map<string, string>();
  host.writeFile = (path, text) => code.set(path.slice(folder.length), text);
  const program = new NgtscProgram([join(folder, 'src/main.ts')], options, host as never);
  await program.loadNgStructureAsync();
  const messages = [
    ...program.getTsOptionDiagnostics(),
    ...program.getTsSyntacticDiagnostics(),
    ...program.getNgStructuralDiagnostics(),
  ];
  if (messages.length > 0)
    throw new Error(JSON.stringify(messages.map(({ messageText }) => messageText)));
  program.emit({ customTransformers: { afterTs: [absoluteImports(folder)] } });
  return { code, program };
}

function updatesOf(program: NgtscProgram, folder: string, changed: readonly string[]): HotUpdate[] {
  const { compiler } = program;
  return changed.flatMap((file) => {
    const source = program.getTsProgram().getSourceFile(folder + file);
    const classes = source?.statements.filter(ts.isClassDeclaration) ?? [];
    return classes.flatMap((declaration) => {
      const code = compiler.emitHmrUpdateModule(declaration as never);
      const id = encodeURIComponent(`${file.slice(1)}@${declaration.name?.text}`);
      return code ? [{ id, code }] : [];
    });
  });
}

/** @param hot whether components can be replaced, which makes `@defer` load at once */
export function appCompiler({ hot = false } = {}): AppCompiler {
  let version = 0;
  return {
    async compile(changes, changed = []) {
      const files: ProjectFiles = { ...START, ...changes };
      // Of its own: another process may compile the same application just now.
      mkdirSync(APPLICATIONS, { recursive: true });
      const folder = mkdtempSync(join(APPLICATIONS, 'app-'));
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const { code, program } = await emit(folder, hot);
      const updates = updatesOf(program, folder, changed);
      rmSync(folder, { recursive: true, force: true });
      const names = [...code.keys()].filter((path) => path.endsWith('.js')).sort();
      const modules = names.map((path) => [
        `app:${path}`,
        { code: code.get(path) ?? '', map: projectMap(code.get(`${path}.map`) ?? '', path) },
      ]);
      const assets = Object.entries(files).filter(([path]) => path.startsWith('/public/'));
      return {
        version: ++version,
        entry: 'app:/src/main.js',
        modules: Object.fromEntries(modules),
        html: files['/src/index.html'] ?? '',
        styles: [files['/src/styles.css'] ?? []].flat(),
        assets: Object.fromEntries(
          assets.map(([path, text]) => [path.replace('/public', ''), text]),
        ),
        ...(updates.length > 0 && { hot: updates }),
      };
    },
  };
}
