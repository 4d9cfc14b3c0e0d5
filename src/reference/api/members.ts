import ts from 'typescript';
import { type Base, basesOf } from './bases.ts';
import { type Extraction, originOf } from './extraction.ts';
import type { MemberNode } from './nodes.ts';
import { ownMembers, type WithMembers } from './own-members.ts';
import { present } from './present.ts';
import { signatureOf } from './signatures.ts';
import type { TypeArguments } from './type-text.ts';
import type { ApiMember, ApiParameter, ApiSignature, Documented } from './types.ts';

/**
 * All members of a class or an interface: its own in source order, then those of its bases, nearest first.
 *
 * @param declarations several where an interface is declared in parts
 */
export function membersOf(
  declarations: readonly WithMembers[],
  extraction: Extraction,
): ApiMember[] {
  const own = declarations.flatMap((declaration) => ownMembers(declaration, extraction));
  const inherited = unique(
    declarations.flatMap((it) => inheritedMembers(it, extraction, new Map())),
  );
  const implemented = declarations.flatMap((declaration) =>
    basesOf(declaration, ts.SyntaxKind.ImplementsKeyword, extraction, new Map()).flatMap((base) =>
      membersOfBase(base, extraction),
    ),
  );
  const base = byKey(inherited);
  const texts = byKey([...implemented, ...inherited]);
  const overriding = own.map((member) => ({
    ...withTexts(member, texts.get(keyOf(member))),
    ...(base.has(keyOf(member)) ? { override: true } : {}),
  }));
  const names = byKey(own);
  return [...overriding, ...inherited.filter((member) => !names.has(keyOf(member)))];
}

function inheritedMembers(
  declaration: WithMembers,
  extraction: Extraction,
  typeArguments: TypeArguments,
): ApiMember[] {
  const members = basesOf(
    declaration,
    ts.SyntaxKind.ExtendsKeyword,
    extraction,
    typeArguments,
  ).flatMap((base) => membersOfBase(base, extraction));
  // An interface that extends a class has what instances have.
  return ts.isClassDeclaration(declaration) ? members : members.filter((it) => !it.static);
}

function membersOfBase(base: Base, extraction: Extraction): ApiMember[] {
  if (base.symbol === undefined || base.declarations.length === 0) {
    return [...callsOf(base, extraction), ...membersOfType(base.node, extraction)];
  }
  const inherited = originOf(base.symbol, extraction);
  const own = base.declarations
    .flatMap((declaration) => ownMembers(declaration, extraction, base.typeArguments))
    .filter(({ kind }) => kind !== 'constructor' && kind !== 'construct')
    .map(({ line: _, ...member }) => ({ ...member, inherited }));
  const above = base.declarations.flatMap((declaration) =>
    inheritedMembers(declaration, extraction, base.typeArguments),
  );
  return unique([...own, ...above]);
}

/** Members of a base that is made of types, such as `Omit<Route, 'children'>`: the checker knows which, their declarations the rest. */
function membersOfType(node: ts.Node, extraction: Extraction): ApiMember[] {
  const { checker } = extraction;
  return checker.getPropertiesOfType(checker.getTypeAtLocation(node)).flatMap((symbol) => {
    const parent = (symbol.declarations ?? [])
      .map((declaration) => (declaration as MemberNode).parent)
      .find((owner) => ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner));
    const owner = parent?.name && checker.getSymbolAtLocation(parent.name);
    if (!parent || !owner) return [];
    return ownMembers(parent, extraction)
      .filter(({ name }) => name === symbol.name)
      .map(({ line: _, ...member }) => ({ ...member, inherited: originOf(owner, extraction) }));
  });
}

/** What makes a base a function: `WritableSignal<T>` is called like `Signal<T>`, which is a type alias. */
function callsOf({ node, symbol, typeArguments }: Base, extraction: Extraction): ApiMember[] {
  const calls = extraction.checker.getTypeAtLocation(node).getCallSignatures();
  if (calls.length === 0 || symbol === undefined) return [];
  const signatures = calls.map((call) =>
    signatureOf(call.getDeclaration(), undefined, extraction, typeArguments),
  );
  return [{ name: '()', kind: 'call', signatures, inherited: originOf(symbol, extraction) }];
}

/** A member without a comment is documented by what it overrides or implements. */
function withTexts(member: ApiMember, base: ApiMember | undefined): ApiMember {
  if (base === undefined) return member;
  const signatures = member.signatures?.map((signature, index, all) =>
    all.some(isDocumented) ? signature : inheritSignature(signature, base.signatures?.[index]),
  );
  const inherited = signatures || isDocumented(member) ? member : inherit(member, base);
  return { ...inherited, ...(signatures ? { signatures } : {}) };
}

function inherit<Kind extends Documented>(own: Kind, base: Documented | undefined): Kind {
  const { description, usageNotes, see, throws } = base ?? {};
  const texts = { description, usageNotes, see, throws };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...own,
  };
}

function inheritSignature(own: ApiSignature, base: ApiSignature | undefined): ApiSignature {
  return present<ApiSignature>({
    ...inherit(own, base),
    returns: own.returns ?? base?.returns,
    parameters: own.parameters.map((parameter) =>
      present<ApiParameter>({
        ...parameter,
        description:
          parameter.description ??
          base?.parameters.find(({ name }) => name === parameter.name)?.description,
      }),
    ),
  });
}

function isDocumented({ description, usageNotes, deprecated }: Documented): boolean {
  return [description, usageNotes, deprecated].some((text) => text !== undefined);
}

function keyOf({ name, static: isStatic }: ApiMember): string {
  return `${isStatic ? 'static ' : ''}${name}`;
}

function byKey(members: readonly ApiMember[]): Map<string, ApiMember> {
  return new Map(members.toReversed().map((member) => [keyOf(member), member]));
}

/** The first member of each name. */
function unique(members: readonly ApiMember[]): ApiMember[] {
  const first = byKey(members);
  return members.filter((member) => first.get(keyOf(member)) === member);
}
