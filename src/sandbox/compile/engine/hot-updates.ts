import type { NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import type { CompileOutput, HotUpdate } from '../../types.ts';
import { moduleNameOf } from './app-imports.ts';

/** A state of a project that runs in a preview. */
export interface Snapshot {
  readonly output: CompileOutput;
  /** Texts of all files. */
  readonly files: ReadonlyMap<string, string>;
}

/** What of a component's metadata can be exchanged while it runs. */
const REPLACEABLE = new Set(['template', 'styles']);

function componentMetadataOf(node: ts.ClassDeclaration): ts.ObjectLiteralExpression | undefined {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (!ts.isCallExpression(expression)) continue;
    const [metadata] = expression.arguments;
    const isComponent =
      ts.isIdentifier(expression.expression) && expression.expression.text === 'Component';
    if (isComponent && metadata && ts.isObjectLiteralExpression(metadata)) return metadata;
  }
  return undefined;
}

function classesOf(source: ts.SourceFile): ts.ClassDeclaration[] {
  return source.statements.filter(ts.isClassDeclaration);
}

/** Text of a file without the templates and styles that are written in it. */
function withoutTemplates(text: string): string {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022, true);
  const parts = classesOf(source)
    .flatMap((node) => [...(componentMetadataOf(node)?.properties ?? [])])
    .filter((property) => property.name && REPLACEABLE.has(property.name.getText()));
  let rest = text;
  for (const part of parts.toReversed())
    rest = rest.slice(0, part.getStart()) + rest.slice(part.end);
  return rest;
}

/** What a module hands to the functions that replace metadata, and where it has it from: they must not ask for more. */
function interfaceOf(code: string | undefined): string {
  return (code?.match(/^import .*$|ɵɵreplaceMetadata\(.*$/gm) ?? []).join('\n');
}

function changedPaths(before: Snapshot['files'], after: Snapshot['files']): string[] | undefined {
  const isSameSet =
    before.size === after.size && [...before.keys()].every((path) => after.has(path));
  if (!isSameSet) return undefined;
  return [...after.keys()].filter((path) => before.get(path) !== after.get(path));
}

/** Classes that a changed file is about; undefined where more than templates and styles have changed. */
function classesToReplace(
  program: NgtscProgram,
  path: string,
  before: string,
  after: string,
): ts.ClassDeclaration[] | undefined {
  const { compiler } = program;
  const isClass = (node: ts.Node) => ts.isClassDeclaration(node);
  if (path.endsWith('.html'))
    return [...compiler.getComponentsWithTemplateFile(path)].filter(isClass);
  if (path.endsWith('.css')) return [...compiler.getComponentsWithStyleFile(path)].filter(isClass);
  if (!path.endsWith('.ts') || withoutTemplates(before) !== withoutTemplates(after))
    return undefined;
  const source = program.getTsProgram().getSourceFile(path);
  return source && classesOf(source).filter((node) => componentMetadataOf(node));
}

function toUpdate(program: NgtscProgram, node: ts.ClassDeclaration): HotUpdate | undefined {
  const code = program.compiler.emitHmrUpdateModule(node);
  const path = node.getSourceFile().fileName.slice(1);
  return code && node.name
    ? { id: encodeURIComponent(`${path}@${node.name.text}`), code }
    : undefined;
}

function isReplaceable(
  before: CompileOutput,
  after: CompileOutput,
  replaced: ReadonlySet<string>,
): boolean {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (before.html !== after.html || !isSame(before.styles, after.styles)) return false;
  if (!isSame(before.assets, after.assets)) return false;
  return Object.keys(after.modules).every((name) => {
    const [a, b] = [before.modules[name]?.code, after.modules[name]?.code];
    return a === b || (replaced.has(name) && interfaceOf(a) === interfaceOf(b));
  });
}

/**
 * What brings a running application from one state to another without starting it anew, so that it keeps what its user did.
 *
 * @param program of the later state
 * @returns undefined where it has to start anew
 */
export function hotUpdates(
  program: NgtscProgram,
  before: Snapshot,
  after: Snapshot,
): readonly HotUpdate[] | undefined {
  const paths = changedPaths(before.files, after.files);
  if (!paths) return undefined;
  const classes = new Set<ts.ClassDeclaration>();
  for (const path of paths) {
    const found = classesToReplace(
      program,
      path,
      before.files.get(path) ?? '',
      after.files.get(path) ?? '',
    );
    // A file that is no component's: what it does shows in what is compared below.
    for (const node of found ?? []) classes.add(node);
  }
  const replaced = new Set([...classes].map((node) => moduleNameOf(node.getSourceFile().fileName)));
  if (!isReplaceable(before.output, after.output, replaced)) return undefined;
  const updates = [...classes].map((node) => toUpdate(program, node));
  if (updates.includes(undefined)) return undefined;
  return updates.filter((update) => update !== undefined);
}
