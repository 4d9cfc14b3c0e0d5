import ts from 'typescript';
import type { DocumentedPackage } from '../extraction/documented-packages.ts';
import { importedFiles } from './imported-files.ts';
import { docCommentText } from './nodes.ts';
import { recoverSources } from './recover-sources.ts';

/** A declaration at the top of a recovered source file. */
export interface SourceDeclaration {
  /** Path in the repository. */
  readonly file: string;
  readonly sourceFile: ts.SourceFile;
  readonly node: ts.Node;
  /** Where its comment stands: of a variable the whole statement. */
  readonly statement: ts.Statement;
  readonly isExported: boolean;
}

/** Finds the original of a declaration in the typings. */
export interface SourceIndex {
  /**
   * @param packageName package whose typings declare it
   * @param name name without suffixes of the bundler
   * @param node the declaration in the typings
   * @param folder folder of the entry point below the package, which decides between files that declare the same name
   */
  find(packageName: string, name: string, node: ts.Node, folder: string): SourceDeclaration[];
  /** The file of a type whose text is in no source map, where other files of the package tell it. */
  fileOf(packageName: string, name: string): string | undefined;
}

/** What is known of the sources of a package. */
interface PackageSources {
  readonly declarations: ReadonlyMap<string, readonly SourceDeclaration[]>;
  readonly files: ReadonlyMap<string, string>;
}

/** Index of the sources of all packages. A package is parsed when something of it is asked for. */
export function sourceIndex(packages: readonly DocumentedPackage[]): SourceIndex {
  const known = new Map<string, PackageSources>();
  const sourcesOf = (packageName: string): PackageSources => {
    const found = known.get(packageName) ?? readSources(packages, packageName);
    known.set(packageName, found);
    return found;
  };
  return {
    find(packageName, name, node, folder) {
      const declarations = sourcesOf(packageName).declarations.get(name) ?? [];
      const candidates = declarations.filter((found) => isSameKind(node, found.node));
      return sameFile(candidates, node, folder);
    },
    fileOf: (packageName, name) => sourcesOf(packageName).files.get(name),
  };
}

function readSources(packages: readonly DocumentedPackage[], name: string): PackageSources {
  const owner = packages.find((candidate) => candidate.name === name);
  const texts = owner ? recoverSources(owner) : new Map<string, string>();
  const declarations = indexSources(texts);
  return { declarations, files: importedFiles(texts, new Set(declarations.keys())) };
}

/** Declarations at the top of files, by name. */
export function indexSources(files: ReadonlyMap<string, string>): Map<string, SourceDeclaration[]> {
  const index = new Map<string, SourceDeclaration[]>();
  for (const [file, text] of files) {
    const sourceFile = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    for (const statement of sourceFile.statements) {
      for (const [name, node] of declarationsOf(statement)) {
        const declaration = {
          file,
          sourceFile,
          node,
          statement,
          isExported: isExported(statement),
        };
        index.set(name, [...(index.get(name) ?? []), declaration]);
      }
    }
  }
  return index;
}

function declarationsOf(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations
      .filter((declaration) => ts.isIdentifier(declaration.name))
      .map((declaration) => [declaration.name.getText(), declaration]);
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [[statement.name.text, statement]] : [];
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** A class expression or a function in a variable is a variable in the typings too. */
function isSameKind(typing: ts.Node, source: ts.Node): boolean {
  return typing.kind === source.kind;
}

/** Declarations of one file: of several files that declare the name, the one with the same comment, exported, in the same folder. */
function sameFile(
  candidates: readonly SourceDeclaration[],
  node: ts.Node,
  folder: string,
): SourceDeclaration[] {
  const comment = squeezed(docCommentText(node));
  const best = candidates
    .map((candidate) => ({
      candidate,
      rank:
        (candidate.isExported ? 4 : 0) +
        (comment !== '' && squeezed(docCommentText(candidate.node)) === comment ? 2 : 0) +
        (isBelow(candidate.file, folder) ? 1 : 0),
    }))
    .sort((a, b) => b.rank - a.rank || (a.candidate.file < b.candidate.file ? -1 : 1))[0];
  return candidates.filter(({ file }) => file === best?.candidate.file);
}

function isBelow(file: string, folder: string): boolean {
  return folder === '' ? file.includes('/src/') : file.includes(`/${folder}/`);
}

function squeezed(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, '');
}
