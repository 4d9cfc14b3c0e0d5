import ts from 'typescript';
import { type Documentation, undocumented } from './documented.ts';
import { documentationOf, type Extraction } from './extraction.ts';
import { onOneLine } from './nodes.ts';
import { present, some } from './present.ts';
import { inferredType, type TypeArguments, typeText } from './type-text.ts';
import type { ApiGeneric, ApiParameter, ApiSignature, Documented } from './types.ts';

/** What sources say about a function: its comment, and the default values of its parameters. */
export interface Implementation {
  readonly documentation: Documentation;
  /** The declaration with the body. */
  readonly declaration: ts.SignatureDeclaration;
}

/**
 * A signature as data.
 *
 * @param declaration in the typings
 * @param implementation in the sources, where it was recovered
 */
export function signatureOf(
  declaration: ts.SignatureDeclaration,
  implementation: Implementation | undefined,
  extraction: Extraction,
  typeArguments: TypeArguments = new Map(),
): ApiSignature {
  const own = documentationOf(declaration, extraction);
  const general = implementation?.documentation ?? undocumented;
  return present<ApiSignature>({
    ...texts(own),
    description: own.description ?? general.description,
    deprecated: own.deprecated,
    generics: genericsOf(declaration, own, extraction, typeArguments),
    parameters: declaration.parameters.map((parameter, index) =>
      parameterOf(parameter, { own, general, implementation, index }, extraction, typeArguments),
    ),
    returnType: returnType(declaration, extraction, typeArguments),
    returns: own.returns ?? general.returns,
  });
}

/** Texts and marks of a documentation, without what belongs to parameters. */
export function texts(documentation: Documentation): Documented {
  const { description, usageNotes, see, throws, stability, since, deprecated } = documentation;
  return present<Documented>({
    description,
    usageNotes,
    see,
    throws,
    stability,
    since,
    deprecated,
  });
}

/** Type parameters of a declaration. */
export function genericsOf(
  { typeParameters }: { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined },
  { generics }: Documentation,
  { checker }: Extraction,
  typeArguments: TypeArguments = new Map(),
): readonly ApiGeneric[] | undefined {
  const text = (node: ts.TypeNode | undefined): string | undefined =>
    node && typeText(node, checker, typeArguments);
  return some(
    typeParameters?.map(({ name, constraint, default: fallback }) =>
      present<ApiGeneric>({
        name: name.text,
        constraint: text(constraint),
        default: text(fallback),
        description: generics.get(name.text),
      }),
    ),
  );
}

interface ParameterContext {
  readonly own: Documentation;
  readonly general: Documentation;
  readonly implementation: Implementation | undefined;
  readonly index: number;
}

function parameterOf(
  parameter: ts.ParameterDeclaration,
  { own, general, implementation, index }: ParameterContext,
  extraction: Extraction,
  typeArguments: TypeArguments,
): ApiParameter {
  const name = onOneLine(parameter.name.getText());
  const original = implementation?.declaration.parameters;
  const source =
    original?.find((candidate) => candidate.name.getText() === name) ??
    (ts.isIdentifier(parameter.name) ? undefined : original?.[index]);
  const optional = parameter.questionToken || parameter.initializer ? true : undefined;
  return present<ApiParameter>({
    name,
    type: parameterType(parameter, extraction, typeArguments),
    optional,
    rest: parameter.dotDotDotToken ? true : undefined,
    // An overload may require what the implementation has a default value for.
    default: optional && source?.initializer && onOneLine(source.initializer.getText()),
    description:
      described(own, name) ??
      described(general, name) ??
      documentationOf(parameter, extraction).description,
  });
}

/** What is said about a parameter and, as a list, about its properties: `@param options.signal …`. */
function described({ parameters }: Documentation, name: string): string | undefined {
  const properties = [...parameters]
    .filter(([key]) => key.startsWith(`${name}.`))
    .map(([key, text]) => `- \`${key.slice(name.length + 1)}\`: ${text.replace(/\n/g, '\n  ')}`);
  const parts = [parameters.get(name), properties.join('\n')].filter(Boolean);
  return parts.join('\n\n') || undefined;
}

function parameterType(
  parameter: ts.ParameterDeclaration,
  { checker }: Extraction,
  typeArguments: TypeArguments,
): string {
  return parameter.type
    ? typeText(parameter.type, checker, typeArguments)
    : inferredType(parameter, checker);
}

function returnType(
  declaration: ts.SignatureDeclaration,
  { checker }: Extraction,
  typeArguments: TypeArguments,
): string | undefined {
  if (ts.isConstructorDeclaration(declaration)) return undefined;
  return declaration.type ? typeText(declaration.type, checker, typeArguments) : 'any';
}
