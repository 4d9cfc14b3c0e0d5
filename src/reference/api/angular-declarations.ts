import ts from 'typescript';

/** A binding of a directive, by the name of its property. */
export interface Binding {
  readonly alias: string;
  readonly required: boolean;
}

/** What the compiler wrote into the typings of a class about its decorator. */
export type AngularDeclaration =
  | {
      readonly kind: 'directive';
      readonly selector: string | undefined;
      readonly exportAs: readonly string[];
      readonly inputs: ReadonlyMap<string, Binding>;
      readonly outputs: ReadonlyMap<string, Binding>;
      readonly standalone: boolean;
    }
  | { readonly kind: 'pipe'; readonly name: string; readonly standalone: boolean }
  | { readonly kind: 'ng_module'; readonly exports: readonly ts.EntityName[] };

/** Reads `ɵdir`, `ɵcmp`, `ɵpipe` or `ɵmod` of a class. */
export function angularDeclaration(node: ts.ClassDeclaration): AngularDeclaration | undefined {
  for (const member of node.members) {
    if (!ts.isPropertyDeclaration(member) || !member.type) continue;
    const read = readers[member.name.getText()];
    if (read && ts.isTypeReferenceNode(member.type)) return read(member.type.typeArguments ?? []);
  }
  return undefined;
}

type Arguments = readonly ts.TypeNode[];

const directive = (types: Arguments): AngularDeclaration => ({
  kind: 'directive',
  selector: literal(types[1]),
  exportAs: elements(types[2]).flatMap((type) => literal(type) ?? []),
  inputs: bindings(types[3]),
  outputs: bindings(types[4]),
  standalone: isTrue(types[7]),
});

const readers: Readonly<Record<string, (types: Arguments) => AngularDeclaration>> = {
  ɵdir: directive,
  ɵcmp: directive,
  ɵpipe: (types) => ({
    kind: 'pipe',
    name: literal(types[1]) ?? '',
    standalone: isTrue(types[2]),
  }),
  ɵmod: (types) => ({
    kind: 'ng_module',
    exports: elements(types[3])
      .filter(ts.isTypeQueryNode)
      .map(({ exprName }) => exprName),
  }),
};

/** `{ "property": "alias" }`, or `{ "property": { "alias": "…"; "required": true } }`. */
function bindings(type: ts.TypeNode | undefined): Map<string, Binding> {
  const found = new Map<string, Binding>();
  for (const [name, value] of properties(type)) {
    const fields = new Map(properties(value));
    const alias = literal(value) ?? literal(fields.get('alias')) ?? name;
    found.set(name, { alias, required: isTrue(fields.get('required')) });
  }
  return found;
}

function properties(type: ts.TypeNode | undefined): [name: string, type: ts.TypeNode][] {
  if (!type || !ts.isTypeLiteralNode(type)) return [];
  return type.members
    .filter(ts.isPropertySignature)
    .flatMap(({ name, type: value }): [string, ts.TypeNode][] =>
      value ? [[ts.isStringLiteral(name) ? name.text : name.getText(), value]] : [],
    );
}

function elements(type: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  return type && ts.isTupleTypeNode(type) ? type.elements : [];
}

function literal(type: ts.TypeNode | undefined): string | undefined {
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

function isTrue(type: ts.TypeNode | undefined): boolean {
  return type !== undefined && type.getText() === 'true';
}
