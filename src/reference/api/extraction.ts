import path from 'node:path';
import type ts from 'typescript';
import type { DocumentedPackage } from '../extraction/documented-packages.ts';
import { type Documentation, documentation } from './documented.ts';
import { docCommentText, withoutSuffix } from './nodes.ts';
import type { Problems } from './problems.ts';
import { fileAddress, sourceAddress } from './source-address.ts';
import type { SourceDeclaration, SourceIndex } from './source-index.ts';
import type { ApiSource, Origin } from './types.ts';

/** What the parts of an extraction share. */
export interface Extraction {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly packages: readonly DocumentedPackage[];
  readonly sources: SourceIndex;
  readonly problems: Problems;
  /** Entries by the symbol that they document. */
  readonly entries: ReadonlyMap<ts.Symbol, Origin>;
}

/** Name of a declaration and, where it is documented, module of its entry. */
export function originOf(symbol: ts.Symbol, { entries }: Extraction): Origin {
  return entries.get(symbol) ?? { name: withoutSuffix(symbol.name) };
}

/** Documentation of a declaration in typings or in sources. */
export function documentationOf(node: ts.Node, { problems }: Extraction): Documentation {
  return documentation(docCommentText(node), placeOf(node), problems);
}

/** The originals of a declaration at the top of a typings file: overloads are several. */
export function sourcesOf(
  node: ts.NamedDeclaration,
  { packages, sources }: Extraction,
): SourceDeclaration[] {
  const file = node.getSourceFile().fileName;
  const owner = packageOf(file, packages);
  if (owner === undefined || node.name === undefined) return [];
  const folder = path.posix.dirname(path.posix.relative(posix(owner.folder), file));
  const name = withoutSuffix(node.name.getText());
  return sources.find(owner.name, name, node, folder === '.' ? '' : folder);
}

/** Where the original of a declaration is; of a type whose text is nowhere only the file. */
export function sourceOf(node: ts.NamedDeclaration, extraction: Extraction): ApiSource | undefined {
  const { packages, sources } = extraction;
  const owner = packageOf(node.getSourceFile().fileName, packages);
  if (owner === undefined || node.name === undefined) return undefined;
  const found = sourcesOf(node, extraction);
  if (found.length > 0) return sourceAddress(found, owner);
  const file = sources.fileOf(owner.name, withoutSuffix(node.name.getText()));
  return file === undefined ? undefined : fileAddress(file, owner);
}

/** The documented package that a file belongs to. */
export function packageOf(
  file: string,
  packages: readonly DocumentedPackage[],
): DocumentedPackage | undefined {
  return packages.find(({ folder }) => file.startsWith(`${posix(folder)}/`));
}

/** File and line for a message. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${file.fileName.replace(/^.*\/node_modules\//, '')}:${line + 1}`;
}

function posix(folder: string): string {
  return folder.replaceAll('\\', '/');
}
