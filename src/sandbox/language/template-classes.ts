import ts from 'typescript';
import { propertyOf } from './component-imports.ts';
import { decoratedWith, stringOf } from './components.ts';
import { type Selector, selectorsOf } from './selectors.ts';

/** A component, directive or pipe that a template could use. */
export interface TemplateClass {
  /** Of the class that has to be imported: its own, or its module's. */
  readonly name: string;
  /** Package, or file of the project. */
  readonly from: string;
  /** Modules that bring it too. */
  readonly modules: readonly string[];
  readonly kind: 'directive' | 'pipe';
  /** Of a pipe. */
  readonly pipe?: string;
  readonly selectors: readonly Selector[];
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Whether it is written with an asterisk. */
  readonly isStructural: boolean;
  readonly declaration: ts.ClassDeclaration;
}

/** The text or the parts of a type that the compiler has written into typings. */
const literalOf = (node: ts.TypeNode | undefined): string | undefined =>
  node && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
    ? node.literal.text
    : undefined;

const membersOf = (node: ts.TypeNode | undefined): readonly ts.PropertySignature[] =>
  node && ts.isTypeLiteralNode(node) ? node.members.filter(ts.isPropertySignature) : [];

/** Names by which a template binds to the inputs or outputs of a directive. */
function publicNames(node: ts.TypeNode | undefined): string[] {
  return membersOf(node).map((member) => {
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
    const alias = membersOf(member.type).find(({ name }) => name.getText() === '"alias"');
    return literalOf(alias?.type) ?? literalOf(member.type) ?? name;
  });
}

function staticType(
  declaration: ts.ClassDeclaration,
  name: string,
): readonly ts.TypeNode[] | undefined {
  const member = declaration.members.find(
    (candidate) => ts.isPropertyDeclaration(candidate) && candidate.name.getText() === name,
  ) as ts.PropertyDeclaration | undefined;
  return member?.type && ts.isTypeReferenceNode(member.type)
    ? member.type.typeArguments
    : undefined;
}

const takesTemplate = (declaration: ts.ClassDeclaration): boolean =>
  declaration.members
    .filter(ts.isConstructorDeclaration)
    .some(({ parameters }) =>
      parameters.some(({ type }) => type?.getText().startsWith('TemplateRef<')),
    );

const isFalse = (node: ts.TypeNode | undefined): boolean => node?.getText() === 'false';

type Found = Omit<TemplateClass, 'name' | 'from' | 'modules'>;

function fromTypings(declaration: ts.ClassDeclaration): (Found & { alone: boolean }) | undefined {
  const pipe = staticType(declaration, 'ɵpipe');
  if (pipe)
    return {
      kind: 'pipe',
      pipe: literalOf(pipe[1]) ?? '',
      selectors: [],
      inputs: [],
      outputs: [],
      isStructural: false,
      alone: !isFalse(pipe[2]),
      declaration,
    };
  const types = staticType(declaration, 'ɵcmp') ?? staticType(declaration, 'ɵdir');
  const selector = literalOf(types?.[1]);
  if (!types || selector === undefined) return undefined;
  return {
    kind: 'directive',
    selectors: selectorsOf(selector),
    inputs: publicNames(types[3]),
    outputs: publicNames(types[4]),
    isStructural: takesTemplate(declaration),
    alone: !isFalse(types[7]),
    declaration,
  };
}

/** The classes that a module brings to templates. */
function exportsOfModule(declaration: ts.ClassDeclaration, checker: ts.TypeChecker): ts.Symbol[] {
  const exported = staticType(declaration, 'ɵmod')?.[3];
  if (!exported || !ts.isTupleTypeNode(exported)) return [];
  return exported.elements.flatMap((element) => {
    const name = ts.isTypeQueryNode(element) ? element.exprName : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    return symbol ? [realSymbol(symbol, checker)] : [];
  });
}

function realSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** `ngFor` is imported as `NgFor` where there is such a name. */
const expectedName = ({ selectors }: Found): string | undefined =>
  selectors[0]?.attributes[0]?.replace(/^./, (letter) => letter.toUpperCase());

interface Exported {
  readonly names: string[];
  readonly from: string;
}

/** What templates could use of the packages. */
export function classesOfPackages(
  program: ts.Program,
  importable: Readonly<Record<string, string>>,
): TemplateClass[] {
  const checker = program.getTypeChecker();
  const exported = new Map<ts.Symbol, Exported>();
  for (const [from, path] of Object.entries(importable)) {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      if (symbol.name.startsWith('ɵ')) continue;
      const real = realSymbol(symbol, checker);
      const known = exported.get(real);
      if (!known) exported.set(real, { names: [symbol.name], from });
      else if (known.from === from) known.names.push(symbol.name);
    }
  }
  const all = [...exported].flatMap(([symbol, place]) => {
    const declaration = symbol.declarations?.find(ts.isClassDeclaration);
    return declaration ? [{ symbol, declaration, ...place }] : [];
  });
  const modulesOf = new Map<ts.Symbol, { name: string; from: string }[]>();
  for (const { declaration, names, from } of all)
    for (const symbol of exportsOfModule(declaration, checker)) {
      const known = modulesOf.get(symbol) ?? [];
      modulesOf.set(symbol, [...known, { name: names[0] ?? '', from }]);
    }
  return all.flatMap(({ symbol, declaration, names, from }) => {
    const found = fromTypings(declaration);
    if (!found) return [];
    const { alone, ...rest } = found;
    const modules = modulesOf.get(symbol) ?? [];
    const own = {
      name: names.find((name) => name === expectedName(found)) ?? names[0] ?? '',
      from,
    };
    const imported = alone ? own : modules[0];
    return imported ? [{ ...rest, ...imported, modules: modules.map(({ name }) => name) }] : [];
  });
}

/** The names of members whose value is a call of one of some functions, or that have one of some decorators. */
function memberNames(declaration: ts.ClassDeclaration, calls: RegExp, decorator: string): string[] {
  return declaration.members.filter(ts.isPropertyDeclaration).flatMap((member) => {
    const isCall = member.initializer && calls.test(member.initializer.getText());
    const isDecorated = ts
      .getDecorators(member)
      ?.some(({ expression }) => expression.getText().startsWith(`${decorator}(`));
    return isCall || isDecorated ? [member.name.getText()] : [];
  });
}

/** What templates could use of a file of the project. */
export function classesOfFile(file: ts.SourceFile): TemplateClass[] {
  return decoratedWith(file, ['Component', 'Directive', 'Pipe']).flatMap(
    ({ declaration, metadata, decorator }) => {
      const name = declaration.name?.text;
      const isExported = declaration.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
      );
      const standalone = propertyOf(metadata, 'standalone')?.initializer;
      if (!name || !isExported || standalone?.kind === ts.SyntaxKind.FalseKeyword) return [];
      const pipe = stringOf(metadata, 'name');
      const models = memberNames(declaration, /^model\b/, 'Model');
      return [
        {
          name,
          from: file.fileName,
          modules: [],
          kind: decorator === 'Pipe' ? ('pipe' as const) : ('directive' as const),
          ...(decorator === 'Pipe' && pipe !== undefined && { pipe }),
          selectors: selectorsOf(stringOf(metadata, 'selector') ?? ''),
          inputs: [...memberNames(declaration, /^input\b/, 'Input'), ...models],
          outputs: [
            ...memberNames(declaration, /^output\b/, 'Output'),
            ...models.map((model) => `${model}Change`),
          ],
          isStructural: /\bTemplateRef\b/.test(declaration.getText()),
          declaration,
        },
      ];
    },
  );
}
