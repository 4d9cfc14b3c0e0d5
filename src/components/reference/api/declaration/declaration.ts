import type { ApiEntry, ApiMember, ApiSignature, CardIds } from '../../../../reference/index.ts';
import { formatDeclaration } from './format.ts';
import { type Declaration, declarationOf, type Line } from './lines.ts';
import { memberLine } from './members.ts';
import { genericsText, signatureText } from './signature.ts';

/** Words that open the declaration of a kind with members. */
const keywords: Partial<Record<ApiEntry['kind'], string>> = {
  undecorated_class: 'class',
  directive: 'class',
  pipe: 'class',
  ng_module: 'class',
  interface: 'interface',
  enum: 'enum',
};

/** Rebuilds the declaration of an entry, for the API panel. Members lead to their cards. */
export async function declarationOfEntry(entry: ApiEntry, ids: CardIds): Promise<Declaration> {
  if (entry.kind === 'decorator') return decorator(entry, ids);
  if (keywords[entry.kind]) return withMembers(entry, ids);
  if (entry.kind === 'initializer_api_function') return initializer(entry, ids);
  return { code: await formatDeclaration(plain(entry)), jumps: [] };
}

function withMembers(entry: ApiEntry, ids: CardIds): Declaration {
  const { kind, name, abstract, generics, extends: bases, implements: contracts } = entry;
  const head = [
    abstract ? 'abstract ' : '',
    `${keywords[kind]} ${name}${genericsText(generics)}`,
    bases?.length ? ` extends ${bases.join(', ')}` : '',
    contracts?.length ? ` implements ${contracts.join(', ')}` : '',
  ].join('');
  const lines = memberLines(entry.members ?? [], ids);
  if (lines.length === 0) return declarationOf([{ text: `${head} {}` }]);
  return declarationOf([{ text: `${head} {` }, ...lines, { text: '}' }]);
}

/** Own members, then those of each base under its name. Methods that the framework calls are left out; they have cards. */
function memberLines(members: readonly ApiMember[], ids: CardIds): Line[] {
  const shown = members.filter(({ lifecycle }) => !lifecycle);
  const groups = Map.groupBy(shown, ({ inherited }) => inherited?.name);
  return [...groups].flatMap(([base, group]) => [
    ...(base === undefined ? [] : [{ text: `  // from ${base}` }]),
    ...group.map((member) => memberLine(member, ids.members.get(member))),
  ]);
}

/** The options with their types; for decorators whose options have no name, the calls. */
async function decorator(entry: ApiEntry, ids: CardIds): Promise<Declaration> {
  const { name, members = [], signatures = [] } = entry;
  if (members.length > 0) {
    return declarationOf([{ text: `@${name}({` }, ...memberLines(members, ids), { text: '})' }]);
  }
  const calls = signatures.map((signature) => ({ name: `@${name}`, signature }));
  return declarationOf(await callLines(calls, ids));
}

async function initializer(entry: ApiEntry, ids: CardIds): Promise<Declaration> {
  const { name, signatures = [], subFunctions = [] } = entry;
  const calls = [
    ...signatures.map((signature) => ({ name, signature })),
    ...subFunctions.flatMap((sub) =>
      sub.signatures.map((signature) => ({ name: `${name}.${sub.name}`, signature })),
    ),
  ];
  return declarationOf(await callLines(calls, ids));
}

/** Something to call, as a declaration shows it. */
interface Call {
  /** With a dot, or with `@` for decorators. */
  readonly name: string;
  readonly signature: ApiSignature;
}

/** Each call, laid out; its name leads to its card. */
async function callLines(calls: readonly Call[], ids: CardIds): Promise<Line[]> {
  const blocks = await Promise.all(
    calls.map(async ({ name, signature }): Promise<Line[]> => {
      const [first = '', ...others] = (await layOutCall(name, signature)).split('\n');
      const target = ids.signatures.get(signature);
      const deprecated = signature.deprecated !== undefined;
      return [{ text: first, name, target, deprecated }, ...others.map((text) => ({ text }))];
    }),
  );
  // Signatures of several lines are told apart by an empty one.
  const gap: Line[] = blocks.some(({ length }) => length > 1) ? [{ text: '' }] : [];
  return blocks.flatMap((block, index) => [...(index > 0 ? gap : []), ...block]);
}

/** Dots and `@` are no part of names, so that the layout is made for a name of the same length. What a decorator returns is of no use. */
async function layOutCall(name: string, signature: ApiSignature): Promise<string> {
  const isDecorator = name.startsWith('@');
  const { returnType, ...rest } = signature;
  const shown = isDecorator || returnType === undefined ? rest : { ...rest, returnType };
  const stand = name.replaceAll(/[@.]/g, '_');
  const text = await formatDeclaration(`function ${stand}${signatureText(shown)};`);
  const named = text.replace(`function ${stand}`, () => (isDecorator ? name : `function ${name}`));
  return isDecorator ? named.replace(/;$/, '') : named;
}

function plain({ kind, name, generics, type = 'unknown', signatures = [] }: ApiEntry): string {
  if (kind === 'type_alias') return `type ${name}${genericsText(generics)} = ${type};`;
  if (kind === 'constant') return `const ${name}: ${type};`;
  return signatures.map((signature) => `function ${name}${signatureText(signature)};`).join('\n\n');
}
