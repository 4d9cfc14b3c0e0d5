import ts from 'typescript';
import { documentationOf, type Extraction } from './extraction.ts';
import type { Implementation } from './signatures.ts';

/**
 * The implementation among the declarations of a function or a method in the sources. Typings leave it out, and with it
 * the comment of functions that are documented where they are implemented.
 *
 * @param declarations overloads and implementation
 */
export function implementationOf(
  declarations: readonly ts.Node[],
  extraction: Extraction,
): Implementation | undefined {
  const declaration = declarations.filter(isCallable).find(({ body }) => body);
  return declaration && { declaration, documentation: documentationOf(declaration, extraction) };
}

type Callable = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ConstructorDeclaration;

function isCallable(node: ts.Node): node is Callable {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node)
  );
}
