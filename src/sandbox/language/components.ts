import ts from 'typescript';
import { folderOf, normalPath } from '../compile/engine/memory-files.ts';
import { type Decorated, propertyOf } from './component-imports.ts';

/** What a class is decorated with, if it has one of these decorators. */
export function decoratedWith(
  file: ts.SourceFile,
  names: readonly string[],
): (Decorated & { readonly decorator: string })[] {
  return file.statements.filter(ts.isClassDeclaration).flatMap((declaration) => {
    for (const { expression } of ts.getDecorators(declaration) ?? []) {
      if (!ts.isCallExpression(expression)) continue;
      const decorator = expression.expression.getText(file);
      const [metadata] = expression.arguments;
      if (names.includes(decorator) && metadata && ts.isObjectLiteralExpression(metadata))
        return [{ file, declaration, metadata, decorator }];
    }
    return [];
  });
}

/** A template with the component that it belongs to. */
export interface TemplateOfComponent {
  readonly component: Decorated;
  readonly text: string;
  /** Where the text starts in its file. */
  readonly start: number;
}

function stringOf(metadata: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = propertyOf(metadata, name)?.initializer;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Strings of a decorator that hold code of another language. */
function literalAt(
  metadata: ts.ObjectLiteralExpression,
  name: string,
  offset: number,
): ts.StringLiteralLike | undefined {
  const value = propertyOf(metadata, name)?.initializer;
  if (!value) return undefined;
  const all = ts.isArrayLiteralExpression(value) ? [...value.elements] : [value];
  return all
    .filter(ts.isStringLiteralLike)
    .find((literal) => offset > literal.getStart() && offset < literal.getEnd());
}

/** The template of a component that an offset of its TypeScript file is in. */
export function inlineTemplateAt(
  file: ts.SourceFile,
  offset: number,
): TemplateOfComponent | undefined {
  for (const component of decoratedWith(file, ['Component'])) {
    const literal = literalAt(component.metadata, 'template', offset);
    if (!literal) continue;
    const start = literal.getStart() + 1;
    // As it is written: offsets have to fit.
    return { component, start, text: file.text.slice(start, literal.getEnd() - 1) };
  }
  return undefined;
}

/** The style sheet in a component's decorator that an offset is in. */
export function inlineStylesAt(
  file: ts.SourceFile,
  offset: number,
): { readonly start: number; readonly end: number } | undefined {
  for (const { metadata } of decoratedWith(file, ['Component'])) {
    const literal = literalAt(metadata, 'styles', offset);
    if (literal) return { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  }
  return undefined;
}

/** The component whose template is a file of its own. */
export function componentOfTemplate(
  sources: readonly ts.SourceFile[],
  path: string,
): Decorated | undefined {
  return sources
    .flatMap((file) => decoratedWith(file, ['Component']))
    .find(({ file, metadata }) => {
      const url = stringOf(metadata, 'templateUrl');
      return url !== undefined && normalPath(`${folderOf(file.fileName)}/${url}`) === path;
    });
}

/** Where the imports of a component's template are: its own decorator, or the module that declares it. */
export function importsPlace(
  sources: readonly ts.SourceFile[],
  component: Decorated,
): Decorated | undefined {
  const standalone = propertyOf(component.metadata, 'standalone')?.initializer;
  if (standalone?.kind !== ts.SyntaxKind.FalseKeyword) return component;
  const name = component.declaration.name?.text ?? '';
  return sources
    .flatMap((file) => decoratedWith(file, ['NgModule']))
    .find(({ metadata }) => {
      const declared = propertyOf(metadata, 'declarations')?.initializer;
      return (
        declared !== undefined &&
        ts.isArrayLiteralExpression(declared) &&
        declared.elements.some((element) => element.getText() === name)
      );
    });
}

export { stringOf };
