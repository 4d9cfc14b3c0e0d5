import { parseAst } from 'rolldown/parseAst';

/** A statement of TypeScript's bundle, outside of all functions. */
export interface BundleStatement {
  readonly text: string;
  /** What it declares. */
  readonly names: readonly string[];
  /** What others declare and it uses, as far as the parts below do not say it in more detail. */
  readonly uses: ReadonlySet<string>;
  /** What others declare and it gives another value. */
  readonly assigns: ReadonlySet<string>;
  /** Members that it uses of objects that hold names, by object: messages, and what a namespace exports. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** The declared name without which it has nothing to do: it fills an enum or adds to a namespace. */
  readonly owner: string | undefined;
  /** Members of the object that it makes or fills, where some of them may be left out. */
  readonly parts: readonly BundlePart[];
}

/** A member of an object. */
export interface BundlePart {
  readonly name: string;
  readonly text: string;
  /** The declared name that is its value. */
  readonly local: string | undefined;
}

/** The object with all messages, of which a compiler needs those that it says. */
export const MESSAGES = 'Diagnostics';

/** A node of a syntax tree, as a walk through all of them sees it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Written for speed: there are millions of nodes. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key in node) {
    const value = node[key];
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) children.push(item);
  }
  return children;
}

/** Nodes of a node in which names may be used, without those that only look like one: `b` of `a.b` and of `{ b: 1 }`. */
function usingChildren(node: Node): Node[] {
  const label =
    node.type === 'MemberExpression'
      ? 'property'
      : /^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && 'key';
  if (!label || node['computed']) return childrenOf(node);
  return childrenOf({ ...node, [label]: undefined });
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** The name that an expression gives another value. */
function assignedName(node: Node): string | undefined {
  if (node.type === 'AssignmentExpression') return nameOf(node['left']);
  return node.type === 'UpdateExpression' ? nameOf(node['argument']) : undefined;
}

/** Names in what stands left of an equals sign. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  const name = nameOf(pattern);
  if (name !== undefined) return [name];
  return childrenOf(pattern).flatMap((child) =>
    boundNames(child.type === 'Property' ? child['value'] : child),
  );
}

function declaredNames(node: Node): string[] {
  if (node.type !== 'VariableDeclaration') return boundNames(node['id']);
  return childrenOf(node).flatMap((declarator) => boundNames(declarator['id']));
}

/** Ways in which statements of the bundle add to what another one declares. */
const OWNERS = [
  /^__export\((\w+), /,
  /\)\((\w+) \|\| \(\w+ = \{\}\)\);?$/,
  /^(\w+)\.\w+ = /,
] as const;

function ownerIn(text: string): string | undefined {
  return OWNERS.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
}

/** The object whose members may be left out: that of the messages, or what a namespace exports. */
function objectIn(node: Node, names: readonly string[], owner: string | undefined) {
  const find = (from: Node): Node | undefined =>
    from.type === 'ObjectExpression'
      ? from
      : childrenOf(from).reduce<Node | undefined>(
          (found, child) => found ?? find(child),
          undefined,
        );
  const isExport = owner !== undefined && /_exports\d*$/.test(owner);
  return isExport || names.includes(MESSAGES) ? find(node) : undefined;
}

function partsOf(object: Node | undefined, source: string): BundlePart[] {
  return (object ? childrenOf(object) : []).map((property) => {
    const value = property['value'];
    return {
      name: nameOf(property['key']) ?? '',
      text: source.slice(property.start, property.end),
      local: isNode(value) ? nameOf(value['body']) : undefined,
    };
  });
}

/** The statements of the function that the bundle is. */
function bodyOf(source: string): Node[] {
  const call = (parseAst(source).body as unknown as Node[]).find(
    ({ type }) => type === 'ExpressionStatement',
  );
  const find = (node: Node): Node[] | undefined =>
    node.type === 'ArrowFunctionExpression'
      ? childrenOf(node['body'] as Node)
      : childrenOf(node).reduce<Node[] | undefined>(
          (found, child) => found ?? find(child),
          undefined,
        );
  const body = call && find(call);
  if (!body) throw new Error('TypeScript comes in another form than before: look for its wrapper.');
  return body;
}

/** Reads TypeScript's bundle, `var ts = {}; ((module) => { … })(…)`, as the statements in it. */
export function bundleStatements(source: string): BundleStatement[] {
  const nodes = bodyOf(source).filter((node) => node['directive'] === undefined);
  const declared = new Set(nodes.flatMap(declaredNames));
  const namespaces = new Set([...declared].filter((name) => /_exports\d*$/.test(name)));
  return nodes.map((node) => {
    const text = source.slice(node.start, node.end);
    const names = declaredNames(node);
    const owner = names.length > 0 ? undefined : ownerIn(text);
    const object = objectIn(node, names, owner);
    const uses = new Set<string>();
    const assigns = new Set<string>();
    const members = new Map<string, Set<string>>();
    const walk = (current: Node): void => {
      if (current === object && names.length === 0) return;
      const name = nameOf(current);
      const isOwn = name === owner || names.includes(name ?? '');
      if (name !== undefined && declared.has(name) && !isOwn) uses.add(name);
      const target = assignedName(current);
      if (target !== undefined && declared.has(target) && !names.includes(target))
        assigns.add(target);
      const holder = current.type === 'MemberExpression' ? nameOf(current['object']) : undefined;
      const isDetailed = holder !== undefined && (holder === MESSAGES || namespaces.has(holder));
      const member = current['computed'] ? undefined : nameOf(current['property']);
      if (isDetailed && member !== undefined)
        members.set(holder, (members.get(holder) ?? new Set()).add(member));
      else for (const child of usingChildren(current)) walk(child);
    };
    walk(node);
    return { text, names, uses, assigns, members, owner, parts: partsOf(object, source) };
  });
}
