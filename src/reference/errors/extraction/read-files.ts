import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '../../../files/index.ts';
import { parseDocComment } from '../../extraction/doc-comment.ts';

/** Files of a package that end so, sorted, those of nested packages not among them. */
export function filesOfPackage(folder: string, ending: string): string[] {
  return filesBelow(folder).filter(
    (file) => file.endsWith(ending) && !/[\\/]node_modules[\\/]/.test(file.slice(folder.length)),
  );
}

/** A file as a syntax tree, if its text is worth reading. */
export function parseIf(file: string, isWorth: RegExp): ts.SourceFile | undefined {
  const text = readFileSync(file, 'utf8');
  if (!isWorth.test(text)) return undefined;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Members of the enums with a name that a file declares. */
export function enumMembers(file: ts.SourceFile, name: string): ts.EnumMember[] {
  return file.statements
    .filter(ts.isEnumDeclaration)
    .filter((declaration) => declaration.name.text === name)
    .flatMap(({ members }) => [...members]);
}

/** Value that typings give an enum member. */
export function memberValue({ initializer }: ts.EnumMember): string | number | undefined {
  if (!initializer) return undefined;
  if (ts.isStringLiteralLike(initializer)) return initializer.text;
  const value = Number(initializer.getText());
  return Number.isNaN(value) ? undefined : value;
}

/**
 * Text of a doc comment before its tags, Markdown.
 *
 * Not as the compiler reads it: to its parser every `@` at the start of a line is a tag, also the blocks in examples of templates.
 */
export function docComment(node: ts.EnumMember): string | undefined {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comments.map((comment) => parseDocComment(comment.getText()).text).join('\n\n');
  return text.trim() || undefined;
}
