import ts from 'typescript';

/**
 * Name of a member: constructors, call signatures and index signatures have one by which they can be shown and linked.
 */
export function memberName(node: ts.ClassElement | ts.TypeElement): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isConstructSignatureDeclaration(node)) return 'new';
  if (ts.isCallSignatureDeclaration(node)) return '()';
  if (ts.isIndexSignatureDeclaration(node)) {
    return `[${node.parameters.map((parameter) => parameter.getText()).join(', ')}]`;
  }
  if (node.name === undefined) return '';
  return ts.isStringLiteral(node.name) && /^[\w$]+$/.test(node.name.text)
    ? node.name.text
    : node.name.getText();
}
