import path from 'node:path';
import ts from 'typescript';
import type { DocumentedPackage } from '../../extraction/documented-packages.ts';
import type { ErrorCode, ErrorMessage } from '../types.ts';
import { distinct, messagesWith } from './find-messages.ts';
import { docComment, enumMembers, filesOfPackage, memberValue, parseIf } from './read-files.ts';
import { below } from './scope.ts';

/** A code as one package has it. */
interface Row {
  readonly package: string;
  readonly name: string;
  readonly number: number;
  readonly hasGuide: boolean;
  readonly description: string | undefined;
  readonly messages: ErrorMessage[];
}

/** Rows by package and name. */
type Rows = Map<string, Row>;

/** What runtime codes were found in the packages. */
export interface RuntimeCodes {
  readonly codes: ErrorCode[];
  /** Number of codes, those counted twice that two packages have. */
  readonly rows: number;
  readonly problems: string[];
}

/**
 * The codes of errors that a running application reports. Typings declare those of some packages; the bundles of all packages have the name of a
 * code in a comment behind its number, because that is how TypeScript writes a constant enum, and the number leads to the message.
 */
export function runtimeCodes(packages: readonly DocumentedPackage[]): RuntimeCodes {
  const rows: Rows = new Map();
  const problems: string[] = [];
  const unnamed: Unnamed[] = [];
  for (const { name, folder } of packages) {
    for (const file of filesOfPackage(folder, '.d.ts')) {
      const source = parseIf(file, /\benum RuntimeErrorCode\b/);
      for (const member of source ? enumMembers(source, 'RuntimeErrorCode') : []) {
        problems.push(...declare(rows, name, member));
      }
    }
    for (const file of bundlesOf(folder)) {
      const source = parseIf(file, /\bRuntimeError/);
      if (!source) continue;
      problems.push(...readBundle(rows, name, source));
      unnamed.push(...unnamedIn(name, source));
    }
  }
  for (const report of unnamed) problems.push(...addUnnamed(rows, report));
  return { codes: merge([...rows.values()]), rows: rows.size, problems };
}

/** Code of a runtime error, as the framework prints it. */
export function runtimeCode(number: number): string {
  return `NG0${number}`;
}

function bundlesOf(folder: string): string[] {
  return filesOfPackage(folder, '.mjs').filter((file) => /[\\/]fesm\d+[\\/]/.test(file));
}

function declare(rows: Rows, packageName: string, member: ts.EnumMember): string[] {
  const value = memberValue(member);
  const name = member.name.getText();
  if (typeof value !== 'number') return [`${packageName}: RuntimeErrorCode.${name} has no number.`];
  return add(rows, { package: packageName, name, value, description: docComment(member) });
}

function readBundle(rows: Rows, packageName: string, source: ts.SourceFile): string[] {
  return [...below(source)].flatMap((node) => {
    const name = isNumber(node) && commentAfter(node, source.text);
    if (!name) return [];
    const value = Number(node.getText());
    return add(rows, { package: packageName, name, value, messages: messagesWith(node) });
  });
}

/** The number of a code with its sign. */
function isNumber(node: ts.Node): node is ts.Expression {
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return ts.isNumericLiteral(node) && !ts.isPrefixUnaryExpression(node.parent);
}

function commentAfter(node: ts.Node, text: string): string | undefined {
  const after = text.slice(node.getEnd(), node.getEnd() + 100);
  return /^ \/\* RuntimeErrorCode\d*\.(\w+) \*\//.exec(after)?.[1];
}

/** A number that is reported as a code and has no comment: the typings of another package declare it. */
interface Unnamed {
  readonly package: string;
  readonly node: ts.Expression;
}

function unnamedIn(packageName: string, source: ts.SourceFile): Unnamed[] {
  return [...below(source)].flatMap((node) => {
    if (!isNumber(node) || commentAfter(node, source.text)) return [];
    const { parent } = node;
    const isReport =
      (ts.isNewExpression(parent) || ts.isCallExpression(parent)) &&
      parent.arguments?.[0] === node &&
      /RuntimeError\w*$/.test(parent.expression.getText());
    return isReport ? [{ package: packageName, node }] : [];
  });
}

function addUnnamed(rows: Rows, { package: packageName, node }: Unnamed): string[] {
  const value = Number(node.getText());
  const names = [...rows.values()].filter(({ number }) => number === Math.abs(value));
  const [only, ...others] = new Set(names.map(({ name }) => name));
  if (only && others.length === 0) {
    return add(rows, { package: packageName, name: only, value, messages: messagesWith(node) });
  }
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return [`${path.basename(source.fileName)}:${line + 1}: the code ${value} has no name.`];
}

function add(
  rows: Rows,
  found: {
    readonly package: string;
    readonly name: string;
    readonly value: number;
    readonly description?: string | undefined;
    readonly messages?: ErrorMessage[];
  },
): string[] {
  const key = `${found.package} ${found.name}`;
  const number = Math.abs(found.value);
  const row = rows.get(key);
  if (row && row.number !== number) {
    return [`${key} is ${row.number} in one place and ${number} in another.`];
  }
  rows.set(key, {
    package: found.package,
    name: found.name,
    number,
    // The framework's own mark for codes that have a page: a negative number.
    hasGuide: found.value < 0,
    description: row?.description ?? found.description,
    messages: [...(row?.messages ?? []), ...(found.messages ?? [])],
  });
  return [];
}

/** One entry for the same code in several packages. */
function merge(rows: readonly Row[]): ErrorCode[] {
  const groups = Map.groupBy(rows, ({ number, name }) => `${number} ${name}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const description = group.find((row) => row.description)?.description;
    return {
      code: runtimeCode(first.number),
      number: first.number,
      name: first.name,
      kind: 'runtime' as const,
      packages: group.map((row) => row.package).sort(),
      messages: distinct(group.flatMap(({ messages }) => messages)),
      ...(description && { description }),
      hasGuide: group.some(({ hasGuide }) => hasGuide),
    };
  });
}
