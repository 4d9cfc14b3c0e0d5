import ts from 'typescript';
import { angularDeclaration, type Binding } from './angular-declarations.ts';
import { basesOf, heritage } from './bases.ts';
import { undocumented } from './documented.ts';
import { documentationOf, type Extraction } from './extraction.ts';
import { membersOf } from './members.ts';
import { hasModifier } from './nodes.ts';
import { pipeOf } from './pipes.ts';
import { present, some } from './present.ts';
import { genericsOf, texts } from './signatures.ts';
import { typeText } from './type-text.ts';
import type { ApiEntry, ApiMember } from './types.ts';

/** What an entry has besides its name and place. */
export type EntryBody = Omit<ApiEntry, 'module' | 'package' | 'name' | 'source'>;

/**
 * A class: with what the compiler says about it a directive, a pipe or a module.
 *
 * @param interfaces declarations of an interface with the same name, which add members
 */
export function classEntry(
  node: ts.ClassDeclaration,
  interfaces: readonly ts.InterfaceDeclaration[],
  extraction: Extraction,
): EntryBody {
  const angular = angularDeclaration(node);
  const declarations = [node, ...interfaces];
  const common = {
    ...declared(declarations, extraction),
    abstract: hasModifier(node, ts.SyntaxKind.AbstractKeyword) || undefined,
    members: membersOf(declarations, extraction).map(withLifecycle),
  };
  switch (angular?.kind) {
    case 'directive':
      return present<EntryBody>({
        ...common,
        kind: 'directive',
        members: withBindings(common.members, node, extraction),
        selector: angular.selector,
        exportAs: some(angular.exportAs),
        standalone: angular.standalone,
      });
    case 'pipe':
      return present<EntryBody>({
        ...common,
        kind: 'pipe',
        standalone: angular.standalone,
        pipe: pipeOf(angular.name, node, extraction),
      });
    case 'ng_module':
      return present<EntryBody>({ ...common, kind: 'ng_module' });
    default:
      return present<EntryBody>({ ...common, kind: 'undecorated_class' });
  }
}

/** An interface, declared in one or more parts. */
export function interfaceEntry(
  nodes: readonly ts.InterfaceDeclaration[],
  extraction: Extraction,
): EntryBody {
  return present<EntryBody>({
    ...declared(nodes, extraction),
    kind: 'interface',
    members: membersOf(nodes, extraction),
  });
}

/** What the head of a declaration says. */
export function declared(
  nodes: readonly (ts.ClassDeclaration | ts.InterfaceDeclaration)[],
  extraction: Extraction,
) {
  const [node] = nodes;
  const comments = nodes.map((part) => documentationOf(part, extraction));
  const documentation =
    comments.find(({ description }) => description) ?? comments[0] ?? undocumented;
  const types = (clause: Parameters<typeof heritage>[1]): readonly string[] | undefined =>
    some(
      nodes
        .flatMap((part) => heritage(part, clause))
        .map((base) => typeText(base, extraction.checker)),
    );
  return {
    ...texts(documentation),
    generics: node && genericsOf(node, documentation, extraction),
    extends: types(ts.SyntaxKind.ExtendsKeyword),
    implements: types(ts.SyntaxKind.ImplementsKeyword),
  };
}

/** Methods that the framework calls. */
const lifecycle = new Set([
  'ngOnChanges',
  'ngOnInit',
  'ngDoCheck',
  'ngAfterContentInit',
  'ngAfterContentChecked',
  'ngAfterViewInit',
  'ngAfterViewChecked',
  'ngOnDestroy',
]);

function withLifecycle(member: ApiMember): ApiMember {
  return member.kind === 'method' && lifecycle.has(member.name)
    ? { ...member, lifecycle: true }
    : member;
}

/** Marks inputs and outputs, also those that a base class declares. */
function withBindings(
  members: readonly ApiMember[],
  node: ts.ClassDeclaration,
  extraction: Extraction,
): ApiMember[] {
  const inputs = bindingsOf('inputs', node, extraction);
  const outputs = bindingsOf('outputs', node, extraction);
  return members.map((member) => {
    const input = inputs.get(member.name);
    const output = outputs.get(member.name);
    return present<ApiMember>({
      ...member,
      input: input && inputOf(input, member),
      output: output && present<Output>({ alias: aliasOf(output, member) }),
    });
  });
}

type Input = NonNullable<ApiMember['input']>;
type Output = NonNullable<ApiMember['output']>;

function inputOf(binding: Binding, member: ApiMember): Input {
  return present<Input>({
    alias: aliasOf(binding, member),
    required: binding.required || undefined,
  });
}

function aliasOf({ alias }: Binding, { name }: ApiMember): string | undefined {
  return alias === name ? undefined : alias;
}

function bindingsOf(
  field: 'inputs' | 'outputs',
  node: ts.ClassDeclaration,
  extraction: Extraction,
): Map<string, Binding> {
  const own = angularDeclaration(node);
  const inherited = basesOf(node, ts.SyntaxKind.ExtendsKeyword, extraction, new Map())
    .flatMap(({ declarations }) => declarations.filter(ts.isClassDeclaration))
    .flatMap((base) => [...bindingsOf(field, base, extraction)]);
  return new Map([...inherited, ...(own?.kind === 'directive' ? own[field] : [])]);
}
