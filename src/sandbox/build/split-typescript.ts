import {
  type BundlePart,
  type BundleStatement,
  bundleStatements,
  MESSAGES,
} from './typescript-statements.ts';

/** TypeScript as two modules, of which the second imports the first. */
export interface SplitTypescript {
  /** What a compiler needs. Exports what it is asked for by its public name, and all else for the second module. */
  readonly core: string;
  /** Everything else: what edits, what builds whole projects. Exports all of TypeScript. */
  readonly rest: string;
}

/** The object with everything that TypeScript exports. */
const PUBLIC = 'typescript_exports';

/** Helpers of the bundle that make an old kind of module of it. */
const WRAPPING = /^(?:module\.exports = |0 && \(module\.exports)/;

/** Adds a feature to those that an editor offers. */
const FEATURE = /^register\w+\(/;

/** Which statements a compiler needs, and of objects that may lack members, which ones. */
class Reach {
  readonly statements = new Set<BundleStatement>();
  readonly members = new Map<string, Set<string>>();
  readonly #declared: ReadonlyMap<string, BundleStatement>;
  readonly #owned: ReadonlyMap<string, readonly BundleStatement[]>;
  readonly #isLeftOut: (statement: BundleStatement) => boolean;
  #waiting: BundleStatement[] = [];

  constructor(
    all: readonly BundleStatement[],
    declared: ReadonlyMap<string, BundleStatement>,
    isLeftOut: (statement: BundleStatement) => boolean,
  ) {
    this.#declared = declared;
    this.#owned = Map.groupBy(
      all.filter(({ owner }) => owner !== undefined),
      ({ owner = '' }) => owner,
    ) as ReadonlyMap<string, readonly BundleStatement[]>;
    this.#isLeftOut = isLeftOut;
  }

  /** Adds statements, and all that they use. */
  add(statements: Iterable<BundleStatement | undefined>): void {
    for (const statement of statements) if (statement) this.#waiting.push(statement);
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) this.#take(next);
  }

  /** Adds statements that give what is there another value, which only the same module may do. */
  addAssigning(all: readonly BundleStatement[]): void {
    const isHere = (name: string) =>
      this.statements.has(this.#declared.get(name) as BundleStatement);
    const missing = all.filter(
      (statement) => !this.statements.has(statement) && [...statement.assigns].some(isHere),
    );
    if (missing.length === 0) return;
    this.add(missing);
    this.addAssigning(all);
  }

  #take(statement: BundleStatement): void {
    if (this.statements.has(statement)) return;
    this.statements.add(statement);
    if (statement.owner !== undefined) this.#want(statement.owner);
    for (const name of statement.names) this.#waiting.push(...(this.#owned.get(name) ?? []));
    if (this.#isLeftOut(statement)) return;
    for (const name of statement.uses) {
      this.#want(name);
      // Whoever uses an object as a whole may use all of it.
      for (const { name: part } of this.#partsOf(name)) this.#wantMember(name, part);
    }
    for (const [holder, names] of statement.members) {
      this.#want(holder);
      for (const name of names) this.#wantMember(holder, name);
    }
  }

  #want(name: string): void {
    const statement = this.#declared.get(name);
    if (statement) this.#waiting.push(statement);
  }

  #wantMember(holder: string, name: string): void {
    const known = this.members.get(holder) ?? new Set();
    this.members.set(holder, known.add(name));
    const part = this.#partsOf(holder).find((candidate) => candidate.name === name);
    if (part?.local !== undefined) this.#want(part.local);
  }

  #partsOf(name: string): readonly BundlePart[] {
    const made = this.#declared.get(name)?.parts ?? [];
    return made.length > 0 ? made : (this.#owned.get(name) ?? []).flatMap(({ parts }) => parts);
  }
}

/** The object that a statement makes or fills, where some of its members may be left out. */
const holderOf = ({ owner, names, parts }: BundleStatement): string | undefined =>
  parts.length > 0 ? (owner ?? names[0]) : undefined;

const listed = (parts: readonly BundlePart[]) => parts.map(({ text }) => text).join(',\n');

/** A statement with some of its members. */
function withParts(statement: BundleStatement, parts: readonly BundlePart[]): string {
  const members = `{\n${listed(parts)}\n}`;
  return holderOf(statement) === MESSAGES
    ? `var ${MESSAGES} = ${members};`
    : `__export(${statement.owner}, ${members});`;
}

/** Adds the members that the first module lacks. */
function otherParts(statement: BundleStatement, parts: readonly BundlePart[]): string {
  if (holderOf(statement) !== MESSAGES) return withParts(statement, parts);
  return `Object.assign(${MESSAGES}, {\n${listed(parts)}\n});`;
}

/**
 * Splits TypeScript's bundle, which is one function, into two modules, so that what compiles does not load what only an editor needs. Statements keep their order.
 *
 * @param wanted names that a compiler imports; others than TypeScript's are no mistake
 * @param leftOut functions that a compiler names and never calls: they throw an error
 */
export function splitTypescript(
  source: string,
  wanted: ReadonlySet<string>,
  leftOut: ReadonlySet<string> = new Set(),
): SplitTypescript {
  const all = bundleStatements(source).filter(({ text }) => !WRAPPING.test(text));
  const declared = new Map(
    all.flatMap((statement) => statement.names.map((name) => [name, statement])),
  );
  const exported = all.find(({ owner }) => owner === PUBLIC)?.parts ?? [];
  const statements = all.filter(({ owner, names }) => owner !== PUBLIC && names[0] !== PUBLIC);
  const isLeftOut = ({ names }: BundleStatement) => names.some((name) => leftOut.has(name));
  const reach = new Reach(statements, declared, isLeftOut);
  const roots = exported.filter(({ name }) => wanted.has(name));
  reach.add(roots.map(({ local = '' }) => declared.get(local)));
  reach.add(
    statements.filter(
      ({ names, owner, text }) => names.length === 0 && owner === undefined && !FEATURE.test(text),
    ),
  );
  reach.addAssigning(statements);
  const isCore = (statement: BundleStatement) => reach.statements.has(statement);
  const isWanted = (statement: BundleStatement) => (part: BundlePart) =>
    reach.members.get(holderOf(statement) ?? '')?.has(part.name) ?? false;

  const core = statements.filter(isCore).map((statement) => {
    if (isLeftOut(statement)) return absent(statement);
    if (statement.parts.length === 0) return statement.text;
    return withParts(statement, statement.parts.filter(isWanted(statement)));
  });
  const rest = statements.flatMap((statement) => {
    if (!isCore(statement)) return [statement.text];
    const missing = statement.parts.filter((part) => !isWanted(statement)(part));
    return missing.length > 0 ? [otherParts(statement, missing)] : [];
  });
  const shared = statements.filter(isCore).flatMap(({ names }) => names);
  const again = shared.map((name) => `${name} as $${name}`);
  return {
    core: [
      ...core,
      exportsOf(roots),
      // Under other names, since a public name may be that of something else inside.
      `export { ${again.join(', ')} };`,
    ].join('\n'),
    rest: [
      `import { ${shared.map((name) => `$${name} as ${name}`).join(', ')} } from '${CORE}';`,
      ...rest,
      exportsOf(exported),
    ].join('\n'),
  };
}

/** Name by which the second module imports the first. */
export const CORE = 'typescript:core';

function exportsOf(parts: readonly BundlePart[]): string {
  return `export { ${parts.map(({ name, local }) => `${local} as ${name}`).join(', ')} };`;
}

function absent({ names: [name] }: BundleStatement): string {
  return `function ${name}() { throw new Error('${name} is not part of this build of TypeScript.'); }`;
}
