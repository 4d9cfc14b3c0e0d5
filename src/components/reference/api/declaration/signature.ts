import type { ApiGeneric, ApiParameter, ApiSignature } from '../../../../reference/index.ts';

/** `<T extends object = {}>`, or nothing. */
export function genericsText(generics: readonly ApiGeneric[] | undefined): string {
  if (!generics?.length) return '';
  const texts = generics.map(
    (generic) =>
      generic.name +
      (generic.constraint ? ` extends ${generic.constraint}` : '') +
      (generic.default ? ` = ${generic.default}` : ''),
  );
  return `<${texts.join(', ')}>`;
}

/** A parameter as a declaration has it. */
export function parameterText({ name, type, optional, rest, ...parameter }: ApiParameter): string {
  const mark = !rest && (optional || parameter.default !== undefined) ? '?' : '';
  return `${rest ? '...' : ''}${name}${mark}: ${type}`;
}

/** What follows the name of a function: generics, parameters and, except for constructors, the type of the result. */
export function signatureText({ generics, parameters, returnType }: ApiSignature): string {
  const result = returnType === undefined ? '' : `: ${returnType}`;
  return `${genericsText(generics)}(${parameters.map(parameterText).join(', ')})${result}`;
}

/** The call in short, to tell overloads apart: names of parameters only. */
export function callText(name: string, { parameters, returnType }: ApiSignature): string {
  const names = parameters.map(
    (parameter) =>
      `${parameter.rest ? '...' : ''}${parameter.name}${parameter.optional ? '?' : ''}`,
  );
  const result = returnType === undefined || name.startsWith('@') ? '' : `: ${returnType}`;
  return `${name}(${names.join(', ')})${result}`;
}
