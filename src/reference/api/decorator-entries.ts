import ts from 'typescript';
import type { EntryBody } from './class-entries.ts';
import { documentationOf, type Extraction, sourcesOf } from './extraction.ts';
import { membersOf } from './members.ts';
import { resolved } from './nodes.ts';
import { present, some } from './present.ts';
import { signatureOf, texts } from './signatures.ts';
import type { ApiEntry } from './types.ts';

type Decorates = NonNullable<ApiEntry['decorates']>;

const makers: Readonly<Record<string, Decorates>> = {
  makeDecorator: 'class',
  makePropDecorator: 'member',
  makeParamDecorator: 'parameter',
};

/**
 * A decorator is a constant whose type is an interface named after it, and which one of three functions of the framework makes: that
 * stands in the sources only.
 *
 * @returns nothing for other constants
 */
export function decoratorEntry(
  node: ts.VariableDeclaration,
  extraction: Extraction,
): EntryBody | undefined {
  const type = decoratorInterface(node, extraction);
  const decorates = type && decoratesOf(node, extraction);
  if (!type || !decorates) return undefined;
  const calls = type.members.filter(ts.isCallSignatureDeclaration);
  const documented = calls
    .map((call) => documentationOf(call, extraction))
    .findLast(({ description }) => description);
  const options = calls.flatMap(({ parameters }) =>
    optionsOf(parameters[0], node.name.getText(), extraction),
  );
  return present<EntryBody>({
    ...(documented && texts(documented)),
    kind: 'decorator',
    decorates,
    signatures: calls.map((call) => signatureOf(call, undefined, extraction)),
    members: some(membersOf([...new Set(options)], extraction)),
  });
}

function decoratorInterface(
  node: ts.VariableDeclaration,
  { checker }: Extraction,
): ts.InterfaceDeclaration | undefined {
  if (!node.type || !ts.isTypeReferenceNode(node.type)) return undefined;
  const symbol = checker.getSymbolAtLocation(node.type.typeName);
  if (!symbol || !/Decorator(?:\$\d+)?$/.test(symbol.name)) return undefined;
  return resolved(symbol, checker).declarations?.find(ts.isInterfaceDeclaration);
}

function decoratesOf(node: ts.VariableDeclaration, extraction: Extraction): Decorates | undefined {
  const name = node.name.getText();
  const initializers = sourcesOf(node, extraction)
    .map((source) => source.node)
    .filter(ts.isVariableDeclaration)
    .map(({ initializer }) => initializer?.getText() ?? '');
  const made = /\bmake(?:Prop|Param)?Decorator\b/.exec(initializers.join('\n'))?.[0] ?? '';
  const decorates = makers[made];
  if (!decorates) extraction.problems.add(name, 'the sources do not tell what it decorates');
  return decorates;
}

/** The interface of options that a decorator takes: it has the name of the decorator, or is all that the parameter may be. */
function optionsOf(
  parameter: ts.ParameterDeclaration | undefined,
  name: string,
  { checker }: Extraction,
): ts.InterfaceDeclaration[] {
  if (!parameter) return [];
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .flatMap((part) => part.getSymbol()?.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .filter((declaration) => parts.length === 1 || declaration.name.text === name);
}
