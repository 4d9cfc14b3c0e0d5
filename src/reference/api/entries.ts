import ts from 'typescript';
import { classEntry, type EntryBody, interfaceEntry } from './class-entries.ts';
import { aliasEntry, constantEntry, enumEntry } from './constant-entries.ts';
import { documentationOf, type Extraction } from './extraction.ts';
import { functionEntry } from './function-entries.ts';

/**
 * The entry of an exported symbol. Where a name has several meanings the value wins, as in `Component`, which is a decorator and the
 * interface of its options.
 *
 * @returns nothing where the framework keeps it for itself
 */
export function entryBody(symbol: ts.Symbol, extraction: Extraction): EntryBody | undefined {
  const declarations = (symbol.declarations ?? []).filter(
    (declaration) => !documentationOf(declaration, extraction).isHidden,
  );
  const interfaces = declarations.filter(ts.isInterfaceDeclaration);
  const functions = declarations.filter(ts.isFunctionDeclaration);
  const [value] = [...declarations.filter(isValue), ...declarations.filter(isType)];
  if (value === undefined) return undefined;
  if (ts.isClassDeclaration(value)) return classEntry(value, interfaces, extraction);
  if (ts.isFunctionDeclaration(value)) return functionEntry(functions, extraction);
  if (ts.isVariableDeclaration(value)) return constantEntry(value, interfaces, extraction);
  if (ts.isEnumDeclaration(value)) return enumEntry(value, extraction);
  if (ts.isTypeAliasDeclaration(value)) return aliasEntry(value, extraction);
  if (ts.isInterfaceDeclaration(value)) return interfaceEntry(interfaces, extraction);
  extraction.problems.add(symbol.name, `a ${ts.SyntaxKind[value.kind]} is not a kind of entry`);
  return undefined;
}

/** The declaration by which an entry is found in the sources. */
export function mainDeclaration(symbol: ts.Symbol): ts.NamedDeclaration | undefined {
  const declarations: ts.NamedDeclaration[] = symbol.declarations ?? [];
  return declarations.find(isValue) ?? declarations.find(isType);
}

function isType(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** A namespace only adds to what has its name. */
function isValue(node: ts.Node): boolean {
  return (
    !ts.isInterfaceDeclaration(node) &&
    !ts.isTypeAliasDeclaration(node) &&
    !ts.isModuleDeclaration(node)
  );
}
