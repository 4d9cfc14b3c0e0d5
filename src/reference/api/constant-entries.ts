import ts from 'typescript';
import type { EntryBody } from './class-entries.ts';
import { decoratorEntry } from './decorator-entries.ts';
import type { Documentation } from './documented.ts';
import { documentationOf, type Extraction } from './extraction.ts';
import { initializerEntry } from './function-entries.ts';
import { present } from './present.ts';
import { genericsOf, texts } from './signatures.ts';
import { inferredType, typeLines } from './type-text.ts';
import { typedClass } from './typed-classes.ts';
import type { ApiMember } from './types.ts';

/**
 * A constant, and what the framework writes as a constant: decorators, initializer functions, enums, classes whose constructor has
 * a type of its own.
 *
 * @param interfaces declarations of an interface with the same name
 */
export function constantEntry(
  node: ts.VariableDeclaration,
  interfaces: readonly ts.InterfaceDeclaration[],
  extraction: Extraction,
): EntryBody {
  const documentation = documentationOf(node, extraction);
  if (documentation.initializer) return initializerEntry(node, documentation, extraction);
  if (documentation.isObjectEnum) return objectEnum(node, documentation, extraction);
  return (
    decoratorEntry(node, extraction) ??
    typedClass(node, interfaces, extraction) ??
    present<EntryBody>({
      ...texts(documentation),
      kind: 'constant',
      type: node.type
        ? typeLines(node.type, extraction.checker)
        : inferredType(node, extraction.checker),
    })
  );
}

/** An enum. */
export function enumEntry(node: ts.EnumDeclaration, extraction: Extraction): EntryBody {
  return {
    ...texts(documentationOf(node, extraction)),
    kind: 'enum',
    members: node.members
      .map((member) => ({ member, documentation: documentationOf(member, extraction) }))
      .filter(({ documentation }) => !documentation.isHidden)
      .map(({ member, documentation }) =>
        enumItem(member.name.getText(), member.initializer?.getText(), documentation),
      ),
  };
}

/** A type alias. */
export function aliasEntry(node: ts.TypeAliasDeclaration, extraction: Extraction): EntryBody {
  const documentation = documentationOf(node, extraction);
  return present<EntryBody>({
    ...texts(documentation),
    generics: genericsOf(node, documentation, extraction),
    kind: 'type_alias',
    type: typeLines(node.type, extraction.checker),
  });
}

/** An object of constants that is used as an enum. */
function objectEnum(
  node: ts.VariableDeclaration,
  documentation: Documentation,
  extraction: Extraction,
): EntryBody {
  const fields = node.type && ts.isTypeLiteralNode(node.type) ? [...node.type.members] : [];
  return {
    ...texts(documentation),
    kind: 'enum',
    members: fields
      .filter(ts.isPropertySignature)
      .map((field) =>
        enumItem(field.name.getText(), field.type?.getText(), documentationOf(field, extraction)),
      ),
  };
}

function enumItem(
  name: string,
  value: string | undefined,
  documentation: Documentation,
): ApiMember {
  return present<ApiMember>({ ...texts(documentation), name, kind: 'enumItem', value });
}
