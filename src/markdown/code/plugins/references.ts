import ts from 'typescript';

/** What the words of a script are, by the places where they begin. */
export interface Words {
  /** Uses of names that the script does not declare, and what it imports. */
  readonly references: ReadonlySet<number>;
  /** Whether a place is within a text, as a template is. */
  isText(place: number): boolean;
}

/** Reads a script, or a piece of a class, without knowing anything else about it. */
export function readWords(code: string): Words {
  const { source, shift } = parse(code);
  const references = new Set<number>();
  const texts: [number, number][] = [];
  const visit = (node: ts.Node, scopes: readonly ReadonlySet<string>[]): void => {
    const start = node.getStart(source) - shift;
    if (isText(node)) texts.push([start, node.end - shift]);
    if (ts.isIdentifier(node) && isReference(node, scopes)) references.add(start);
    const own = namesIn(node);
    const inner = own.size > 0 ? [...scopes, own] : scopes;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return {
    references,
    isText: (place) => texts.some(([start, end]) => start <= place && place < end),
  };
}

/** An excerpt may begin within a class: then its members have a class put around them. */
function parse(code: string): { readonly source: ts.SourceFile; readonly shift: number } {
  const start = 'class Excerpt {\n';
  const [script, members] = [code, `${start}${code}\n}`].map((text) =>
    ts.createSourceFile('excerpt.ts', text, ts.ScriptTarget.Latest, true),
  ) as [ts.SourceFile, ts.SourceFile];
  return mistakesIn(members) < mistakesIn(script)
    ? { source: members, shift: start.length }
    : { source: script, shift: 0 };
}

/** How often the parser was surprised; its own list has no place in the types. */
const mistakesIn = (source: ts.SourceFile): number =>
  (source as ts.SourceFile & { readonly parseDiagnostics: readonly unknown[] }).parseDiagnostics
    .length;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

function isReference(node: ts.Identifier, scopes: readonly ReadonlySet<string>[]): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) return true;
  const isName =
    'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
  const isOld = ts.isBindingElement(parent) && parent.propertyName === node;
  return !isName && !isOld && !scopes.some((names) => names.has(node.text));
}

/** Names that a node declares for what stands in it. */
function namesIn(node: ts.Node): Set<string> {
  if (ts.isFunctionLike(node)) return new Set(node.parameters.flatMap(({ name }) => bound(name)));
  if (!ts.isSourceFile(node) && !ts.isBlock(node)) return new Set();
  return new Set(
    [...node.statements].flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
      const name = 'name' in statement ? (statement.name as ts.Node | undefined) : undefined;
      return name && ts.isIdentifier(name) ? [name.text] : [];
    }),
  );
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? bound(element.name) : [],
  );
}
