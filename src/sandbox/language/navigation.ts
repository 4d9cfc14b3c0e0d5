import ts from 'typescript';
import type { Definition, ProjectEdits, ProjectPath, RenameAnswer } from '../types.ts';
import type { LanguageContext } from './language-context.ts';
import { editsOf, FORMAT, PREFERENCES } from './text-changes.ts';

/** Where a name is declared; in the typings of a package, the declaration as text. */
export function definitionAt(
  { service, files }: LanguageContext,
  file: ProjectPath,
  offset: number,
): Definition | undefined {
  const found = service.getDefinitionAndBoundSpan(file, offset);
  const all = found?.definitions ?? [];
  const own = all.find(({ fileName }) => files.isOwn(fileName));
  if (own) return { file: own.fileName as ProjectPath, start: own.textSpan.start };
  const [first] = all;
  if (!first) return undefined;
  const text = files.files.get(first.fileName) ?? '';
  const { start, length } = first.contextSpan ?? first.textSpan;
  const [, name = ''] = /^\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(first.fileName) ?? [];
  const declaration = text.slice(start, start + length);
  return {
    packageName: name || 'TypeScript',
    declaration: declaration.length > 600 ? `${declaration.slice(0, 600)} …` : declaration,
  };
}

const WORD = /[\p{L}\p{Nd}_$]/u;

/** A place in the name that a cursor is at, which may stand behind it: the framework's service knows no name there. */
function insideName(text: string, offset: number): number {
  const isBehind = WORD.test(text[offset - 1] ?? '') && !WORD.test(text[offset] ?? '');
  return isBehind ? offset - 1 : offset;
}

/** What changes where a name gets another one, in templates too. */
export function renameAt(
  { service, files, typescript }: LanguageContext,
  file: ProjectPath,
  cursor: number,
  name: string | undefined,
): RenameAnswer {
  const offset = insideName(files.files.get(file) ?? '', cursor);
  const info = service.getRenameInfo(file, offset, { allowRenameOfImportPath: false });
  if (!info.canRename) return { problem: 'There is nothing to rename here.' };
  // The framework's service refuses classes that a template uses by a selector, which stays as it is.
  const isClass = ['alias', 'class'].includes(info.kind);
  const all =
    service.findRenameLocations(file, offset, false, false, PREFERENCES) ??
    (isClass ? typescript.findRenameLocations(file, offset, false, false, PREFERENCES) : []);
  const places = (all ?? []).filter(({ fileName }) => !files.isMade(fileName));
  const foreign = places.find(({ fileName }) => !files.isOwn(fileName));
  if (foreign || places.length === 0)
    return { problem: `${info.displayName} belongs to a package, so you can't rename it.` };
  const { start, length } = info.triggerSpan;
  const span = { start, end: start + length, name: info.displayName };
  if (name === undefined) return span;
  const changes = places.map(({ fileName, textSpan, prefixText = '', suffixText = '' }) => ({
    fileName,
    textChanges: [{ span: textSpan, newText: `${prefixText}${name}${suffixText}` }],
  }));
  return { ...span, edits: editsOf(changes, files.isOwn) };
}

/** What imports have to change where a file gets another path. */
export function editsForRename(
  { service, files }: LanguageContext,
  from: ProjectPath,
  to: ProjectPath,
): ProjectEdits {
  const changes = service.getEditsForFileRename(from, to, FORMAT, PREFERENCES);
  const imports = editsOf(changes, files.isOwn);
  return from.endsWith('.ts')
    ? withOwnResources(files, from, to, imports)
    : resourceEdits(files, from, to);
}

/** Paths that start with a dot, in quotes, with the offset where each starts. */
const quotedPaths = (text: string) =>
  Array.from(text.matchAll(/(['"`])(\.{1,2}\/[^'"`\n]+)\1/g), ({ index, 2: name = '' }) => ({
    name,
    start: index + 1,
    end: index + 1 + name.length,
  }));

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A path as a decorator names it. */
function relativePath(files: LanguageContext['files'], folder: string, path: string): string {
  const relative = files.files.relative<string>(folder, path);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The moved file names its template and style sheets from another folder then. */
function withOwnResources(
  files: LanguageContext['files'],
  from: ProjectPath,
  to: ProjectPath,
  imports: ProjectEdits,
): ProjectEdits {
  const resources = quotedPaths(files.files.get(from) ?? '').flatMap(({ name, start, end }) => {
    const path = files.files.normalize(`${folderOf(from)}/${name}`);
    const text = relativePath(files, folderOf(to), path);
    return /\.(?:html|s?css)$/.test(path) && text !== name ? [{ start, end, text }] : [];
  });
  if (resources.length === 0) return imports;
  const own = [...(imports[from] ?? []), ...resources].sort((a, b) => a.start - b.start);
  return { ...imports, [from]: own };
}

/** Templates and style sheets are named in decorators, which TypeScript does not read. */
function resourceEdits(
  files: LanguageContext['files'],
  from: ProjectPath,
  to: ProjectPath,
): ProjectEdits {
  const found = (files.ownRoots as ProjectPath[]).map((path) => {
    const edits = quotedPaths(files.files.get(path) ?? '')
      .filter(({ name }) => files.files.normalize(`${folderOf(path)}/${name}`) === from)
      .map(({ start, end }) => ({ start, end, text: relativePath(files, folderOf(path), to) }));
    return [path, edits] as const;
  });
  return Object.fromEntries(found.filter(([, edits]) => edits.length > 0));
}

/** The signature of the call that an offset is in. */
export function signatureAt(
  { service }: LanguageContext,
  file: ProjectPath,
  offset: number,
  template: { readonly start: number } | undefined,
) {
  const found = service.getSignatureHelpItems(file, offset, undefined);
  // In a template without a call, the answer is about the decorator around it.
  if (!found || (template && found.applicableSpan.start < template.start)) return undefined;
  const item = found.items[found.selectedItemIndex] ?? found.items[0];
  if (!item) return undefined;
  const separator = ts.displayPartsToString(item.separatorDisplayParts);
  const parameters = item.parameters.map(({ displayParts }) =>
    ts.displayPartsToString(displayParts),
  );
  const current = item.parameters[Math.min(found.argumentIndex, item.parameters.length - 1)];
  return {
    start: found.applicableSpan.start,
    before: ts.displayPartsToString(item.prefixDisplayParts),
    parameters,
    separator,
    after: ts.displayPartsToString(item.suffixDisplayParts),
    active:
      item.parameters.length === 0 ? -1 : Math.min(found.argumentIndex, parameters.length - 1),
    documentation: ts.displayPartsToString(current?.documentation ?? []),
  };
}
