import ts from 'typescript';
import { accessorOf } from './accessors.ts';
import { defaultOf } from './default-values.ts';
import { documentationOf, type Extraction, sourcesOf } from './extraction.ts';
import { implementationOf } from './implementations.ts';
import { memberName } from './member-names.ts';
import { hasModifier, linesOf, type MemberNode } from './nodes.ts';
import { present } from './present.ts';
import { signatureOf, texts } from './signatures.ts';
import { inferredType, type TypeArguments, typeText } from './type-text.ts';
import type { ApiMember, ApiSignature, Documented } from './types.ts';

/** What has members. */
export type WithMembers = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeLiteralNode;
/** What reading of members needs to know about the declaration that has them. */
interface Owner {
  readonly extraction: Extraction;
  readonly typeArguments: TypeArguments;
  /** Members of the original class or interface, empty where it was not recovered. */
  readonly originals: readonly MemberNode[];
}

/**
 * Members that a declaration has itself, in source order, without those that are private or that the framework keeps for itself.
 *
 * @param typeArguments what stands for the type parameters where the members are shown in a subclass
 */
export function ownMembers(
  declaration: WithMembers,
  extraction: Extraction,
  typeArguments: TypeArguments = new Map(),
): ApiMember[] {
  const sources = ts.isTypeLiteralNode(declaration) ? [] : sourcesOf(declaration, extraction);
  const originals = sources
    .map(({ node }) => node)
    .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
    .flatMap((node): MemberNode[] => [...node.members]);
  const owner: Owner = { extraction, typeArguments, originals };
  const groups = Map.groupBy([...declaration.members], keyOf);
  return [...groups.values()]
    .map((group) => group.filter((node) => isShown(node, extraction)))
    .flatMap((group) => memberOf(group, owner) ?? []);
}

/** What makes two declarations one member: overloads, and a getter with its setter. */
function keyOf(node: MemberNode): string {
  return `${hasModifier(node, ts.SyntaxKind.StaticKeyword) ? 'static ' : ''}${memberName(node)}`;
}

/** Names by which the compiler of templates finds out about types; readers never use them. */
const templateTypes = /^(?:ngAcceptInputType_|ngTemplateGuard_|ngTemplateContextGuard$)/;

function isShown(node: MemberNode, extraction: Extraction): boolean {
  const name = memberName(node);
  return (
    !hasModifier(node, ts.SyntaxKind.PrivateKeyword) &&
    !/^(?:[ɵ_#]|\[ɵ|prototype$)/.test(name) &&
    !templateTypes.test(name) &&
    !documentationOf(node, extraction).isHidden
  );
}

/** What all kinds of members have. */
type Common = ReturnType<typeof flags> & { name: string; line: number | undefined };

function memberOf(nodes: readonly MemberNode[], owner: Owner): ApiMember | undefined {
  const [node] = nodes;
  if (node === undefined) return undefined;
  const common: Common = { name: memberName(node), ...flags(nodes), line: lineOf(node, owner) };
  if (nodes.some(ts.isAccessor)) {
    return present<ApiMember>({ ...common, ...accessorOf(nodes.filter(ts.isAccessor), owner) });
  }
  if (ts.isIndexSignatureDeclaration(node)) {
    return present<ApiMember>({ ...common, kind: 'index', ...property(node, owner) });
  }
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
    return present<ApiMember>({ ...common, kind: 'property', ...property(node, owner) });
  }
  return callable(nodes, common, owner);
}

function callable(
  nodes: readonly MemberNode[],
  common: Common,
  owner: Owner,
): ApiMember | undefined {
  const declarations = nodes.filter(isCallable);
  const [first] = declarations;
  if (first === undefined) return undefined;
  // A constructor without parameters says nothing that the class does not say.
  if (ts.isConstructorDeclaration(first) && declarations.every((it) => !it.parameters.length)) {
    return undefined;
  }
  const implementation = implementationOf(originalsOf(first, owner), owner.extraction);
  const signatures = declarations.map((declaration) =>
    signatureOf(declaration, implementation, owner.extraction, owner.typeArguments),
  );
  return present<ApiMember>({
    ...common,
    kind: callableKind(first),
    ...sharedMarks(signatures),
    signatures,
  });
}

type CallableNode =
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.ConstructorDeclaration
  | ts.CallSignatureDeclaration
  | ts.ConstructSignatureDeclaration;

function isCallable(node: MemberNode): node is MemberNode & CallableNode {
  return (
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isCallSignatureDeclaration(node) ||
    ts.isConstructSignatureDeclaration(node)
  );
}

function callableKind(node: CallableNode): ApiMember['kind'] {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isCallSignatureDeclaration(node)) return 'call';
  return ts.isConstructSignatureDeclaration(node) ? 'construct' : 'method';
}

/** Marks of a member that all its signatures have. */
export function sharedMarks(signatures: readonly ApiSignature[]): Documented {
  const [first] = signatures;
  const all = (mark: 'deprecated' | 'stability'): boolean =>
    signatures.every((signature) => signature[mark] !== undefined);
  return present<Documented>({
    deprecated: all('deprecated') ? first?.deprecated : undefined,
    stability: all('stability') ? first?.stability : undefined,
    since: all('stability') ? first?.since : undefined,
  });
}

function property(
  node: ts.PropertyDeclaration | ts.PropertySignature | ts.IndexSignatureDeclaration,
  { extraction, typeArguments, originals }: Owner,
): Pick<ApiMember, 'type' | 'default'> & Documented {
  const documentation = documentationOf(node, extraction);
  const { checker } = extraction;
  return {
    ...texts(documentation),
    ...present<Pick<ApiMember, 'type' | 'default'>>({
      type: node.type ? typeText(node.type, checker, typeArguments) : inferredType(node, checker),
      default: documentation.default ?? defaultOf(node, originals),
    }),
  };
}

function flags(nodes: readonly MemberNode[]) {
  const is = (kind: ts.ModifierSyntaxKind): true | undefined =>
    nodes.some((node) => hasModifier(node, kind)) || undefined;
  return {
    static: is(ts.SyntaxKind.StaticKeyword),
    abstract: is(ts.SyntaxKind.AbstractKeyword),
    protected: is(ts.SyntaxKind.ProtectedKeyword),
    readonly: is(ts.SyntaxKind.ReadonlyKeyword),
    optional: nodes.some((node) => 'questionToken' in node && node.questionToken) || undefined,
  };
}

function originalsOf(node: MemberNode, { originals }: Owner): MemberNode[] {
  const key = keyOf(node);
  return originals.filter((original) => keyOf(original) === key);
}

function lineOf(node: MemberNode, owner: Owner): number | undefined {
  const [original] = originalsOf(node, owner);
  return original && linesOf(original).first;
}
