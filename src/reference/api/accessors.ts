import ts from 'typescript';
import { documentationOf, type Extraction } from './extraction.ts';
import { present } from './present.ts';
import { texts } from './signatures.ts';
import { inferredType, type TypeArguments, typeText } from './type-text.ts';
import type { ApiMember, Documented } from './types.ts';

/**
 * A getter and a setter as one member. The comment may stand at either.
 *
 * @param nodes accessors of one name
 */
export function accessorOf(
  nodes: readonly ts.AccessorDeclaration[],
  { extraction, typeArguments }: { extraction: Extraction; typeArguments: TypeArguments },
): Pick<ApiMember, 'kind' | 'type' | 'setterType'> & Documented {
  const getter = nodes.find(ts.isGetAccessor);
  const setter = nodes.find(ts.isSetAccessor);
  const written = setter?.parameters[0]?.type;
  const type = (node: ts.TypeNode | undefined): string | undefined =>
    node && typeText(node, extraction.checker, typeArguments);
  const read = getter && (type(getter.type) ?? inferredType(getter, extraction.checker));
  const accepted = type(written);
  return {
    ...[setter, getter]
      .filter((node) => node !== undefined)
      .map((node) => texts(documentationOf(node, extraction)))
      .reduce<Documented>((all, own) => Object.assign(all, own), {}),
    ...present<Pick<ApiMember, 'kind' | 'type' | 'setterType'>>({
      kind: getter && setter ? 'accessor' : getter ? 'getter' : 'setter',
      type: read ?? accepted,
      setterType: read !== undefined && accepted !== read ? accepted : undefined,
    }),
  };
}
