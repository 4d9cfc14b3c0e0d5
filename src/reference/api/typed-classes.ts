import ts from 'typescript';
import { isOfPlatform } from './bases.ts';
import { declared, type EntryBody, interfaceEntry } from './class-entries.ts';
import { documentationOf, type Extraction } from './extraction.ts';
import { membersOf } from './members.ts';
import { resolved } from './nodes.ts';
import type { WithMembers } from './own-members.ts';
import { present } from './present.ts';
import { texts } from './signatures.ts';
import type { ApiMember } from './types.ts';

/**
 * `FormControl` is an interface, and a constant whose type says how to construct it: to readers, a class. Members of that type are
 * static ones. `Type` is an interface and the platform's `Function`: to readers, the interface.
 *
 * @returns nothing for constants that have no interface of the same name
 */
export function typedClass(
  node: ts.VariableDeclaration,
  interfaces: readonly ts.InterfaceDeclaration[],
  extraction: Extraction,
): EntryBody | undefined {
  if (interfaces.length === 0 || !node.type) return undefined;
  const own = texts(documentationOf(node, extraction));
  const types = typesOf(node.type, extraction);
  if (types.length === 0) return { ...interfaceEntry(interfaces, extraction), ...own };
  const constructed = types.flatMap((type) => membersOf([type], extraction));
  if (!constructed.some(isConstructor)) return undefined;
  const statics = constructed
    .filter((member) => !isConstructor(member))
    .map((member) => ({ ...withoutOrigin(member, node.name.getText()), static: true }));
  const names = new Set(statics.map(({ name }) => name));
  const instance = membersOf(interfaces, extraction).filter(
    (member) => !isConstructor(member) && !names.has(member.name),
  );
  return present<EntryBody>({
    ...declared(interfaces, extraction),
    ...own,
    kind: 'undecorated_class',
    members: [...constructed.filter(isConstructor).map(asConstructor), ...statics, ...instance],
  });
}

function isConstructor({ kind }: ApiMember): boolean {
  return kind === 'construct';
}

/** What the type of the constant has from the interface of the same name is not inherited. */
function withoutOrigin({ inherited, ...member }: ApiMember, name: string): ApiMember {
  return inherited === undefined || inherited.name === name ? member : { ...member, inherited };
}

/** Declarations of the type of the constant, without those of the platform. */
function typesOf(type: ts.TypeNode, extraction: Extraction): WithMembers[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  const name = ts.isTypeReferenceNode(type) ? type.typeName : undefined;
  const found = name && extraction.checker.getSymbolAtLocation(name);
  const symbol = found && resolved(found, extraction.checker);
  if (!symbol || isOfPlatform(symbol, extraction)) return [];
  return (symbol.declarations ?? []).filter(ts.isInterfaceDeclaration);
}

function asConstructor({ line: _, ...member }: ApiMember): ApiMember {
  const signatures = (member.signatures ?? []).map(({ returnType: _type, ...rest }) => rest);
  return { ...member, name: 'constructor', kind: 'constructor', signatures };
}
