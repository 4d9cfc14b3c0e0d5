import ts from 'typescript';
import type { TextEdit } from '../types.ts';

/** A class of a component or module, and what its decorator says. */
export interface Decorated {
  readonly file: ts.SourceFile;
  readonly declaration: ts.ClassDeclaration;
  readonly metadata: ts.ObjectLiteralExpression;
}

/** Something that templates use once its class is imported. */
export interface ImportedClass {
  readonly name: string;
  /** As a person writes it in an import: `@angular/common`, `./bird`. */
  readonly from: string;
  /** Modules that bring it too. */
  readonly modules: readonly string[];
}

/** The value of a property of a decorator. */
export function propertyOf(
  metadata: ts.ObjectLiteralExpression,
  name: string,
): ts.PropertyAssignment | undefined {
  return metadata.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  );
}

const insertion = (at: number, text: string): TextEdit => ({ start: at, end: at, text });

/** White space at the start of the line of a place. */
function indentAt(file: ts.SourceFile, at: number): string {
  const lineStart = file.text.lastIndexOf('\n', at - 1) + 1;
  return /^[ \t]*/.exec(file.text.slice(lineStart, at))?.[0] ?? '';
}

const isOneLine = (file: ts.SourceFile, start: number, end: number): boolean =>
  !file.text.slice(start, end).includes('\n');

/** Adds a name to an array, as the other names stand in it. */
function inArray(file: ts.SourceFile, array: ts.ArrayLiteralExpression, name: string): TextEdit {
  const last = array.elements.at(-1);
  if (!last) return { start: array.getStart(), end: array.getEnd(), text: `[${name}]` };
  const isSingle = isOneLine(file, last.getEnd(), array.getEnd());
  const space = isSingle ? ' ' : `\n${indentAt(file, last.getStart())}`;
  return insertion(last.getEnd(), `,${space}${name}`);
}

/** Adds the property `imports` after the selector, where a person expects it. */
function asNewProperty({ file, metadata }: Decorated, name: string): TextEdit {
  const text = `imports: [${name}]`;
  const first = metadata.properties[0];
  if (!first) return { start: metadata.getStart(), end: metadata.getEnd(), text: `{ ${text} }` };
  const space = isOneLine(file, metadata.getStart(), first.getStart())
    ? ' '
    : `\n${indentAt(file, first.getStart())}`;
  const selector = propertyOf(metadata, 'selector');
  return selector
    ? insertion(selector.getEnd(), `,${space}${text}`)
    : insertion(first.getStart(), `${text},${space}`);
}

/** The names that the decorator imports, as far as they are written there. */
export function importedNames({ metadata }: Decorated): readonly string[] {
  const value = propertyOf(metadata, 'imports')?.initializer;
  if (!value || !ts.isArrayLiteralExpression(value)) return [];
  return value.elements.map((element) => element.getText());
}

function decoratorEdit(decorated: Decorated, name: string): TextEdit {
  const value = propertyOf(decorated.metadata, 'imports')?.initializer;
  if (!value) return asNewProperty(decorated, name);
  if (ts.isArrayLiteralExpression(value)) return inArray(decorated.file, value, name);
  return { start: value.getStart(), end: value.getEnd(), text: `[${value.getText()}, ${name}]` };
}

const importsOf = (file: ts.SourceFile): ts.ImportDeclaration[] =>
  file.statements.filter(ts.isImportDeclaration);

function namesOf({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
}

/** Imports a class into a file; undefined where that name is imported already. */
function importEdit(file: ts.SourceFile, { name, from }: ImportedClass): TextEdit | undefined {
  const all = importsOf(file);
  const isType = (declaration: ts.ImportDeclaration) =>
    declaration.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const values = all.filter((declaration) => !isType(declaration));
  if (values.some((one) => namesOf(one).some((specifier) => specifier.name.text === name)))
    return undefined;
  const same = values.find(
    (one) =>
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === from &&
      namesOf(one).length > 0,
  );
  const last = same && namesOf(same).at(-1);
  if (last) {
    const isSingle = isOneLine(file, last.getEnd(), same.getEnd());
    const space = isSingle ? ' ' : `\n${indentAt(file, last.getStart())}`;
    return insertion(last.getEnd(), `,${space}${name}`);
  }
  const quote = all[0]?.moduleSpecifier.getText()[0] ?? "'";
  const line = `import { ${name} } from ${quote}${from}${quote};`;
  const lastImport = all.at(-1);
  return lastImport ? insertion(lastImport.getEnd(), `\n${line}`) : insertion(0, `${line}\n`);
}

/** Makes a class known to the template of a component: imports it into the file, and names it in the decorator. */
export function importEdits(decorated: Decorated, wanted: ImportedClass): TextEdit[] {
  const known = importedNames(decorated);
  if ([wanted.name, ...wanted.modules].some((name) => known.includes(name))) return [];
  const isOwn = wanted.name === decorated.declaration.name?.text;
  if (isOwn) return [];
  const added = importEdit(decorated.file, wanted);
  return [...(added ? [added] : []), decoratorEdit(decorated, wanted.name)];
}
