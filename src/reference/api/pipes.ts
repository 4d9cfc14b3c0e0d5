import ts from 'typescript';
import { type Extraction, sourcesOf } from './extraction.ts';
import type { ApiEntry } from './types.ts';

/**
 * Name, usage and purity of a pipe. The typings do not say whether it is pure: its decorator in the sources does.
 */
export function pipeOf(
  name: string,
  node: ts.ClassDeclaration,
  extraction: Extraction,
): NonNullable<ApiEntry['pipe']> {
  const original = sourcesOf(node, extraction)
    .map((source) => source.node)
    .find(ts.isClassDeclaration);
  if (!original) extraction.problems.add(`pipe ${name}`, 'its source was not found');
  return {
    name,
    usage: `{{ value | ${[name, ...parametersOf(node)].join(' : ')} }}`,
    pure: !(original && isImpure(original)),
  };
}

/** Parameters of the signature of `transform` that has most of them, without the value. */
function parametersOf(node: ts.ClassDeclaration): string[] {
  const lists = node.members
    .filter(ts.isMethodDeclaration)
    .filter((method) => method.name.getText() === 'transform')
    .map(({ parameters }) => parameters.slice(1).map((parameter) => parameter.name.getText()));
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

function isImpure(node: ts.ClassDeclaration): boolean {
  return (ts.getDecorators(node) ?? [])
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'Pipe')
    .flatMap(({ arguments: [options] }) =>
      options && ts.isObjectLiteralExpression(options) ? [...options.properties] : [],
    )
    .filter(ts.isPropertyAssignment)
    .some(
      (option) =>
        option.name.getText() === 'pure' && option.initializer.kind === ts.SyntaxKind.FalseKeyword,
    );
}
