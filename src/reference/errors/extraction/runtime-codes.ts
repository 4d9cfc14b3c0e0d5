import path from 'node:path';
import ts from 'typescript';
import type { DocumentedPackage } from '../../extraction/documented-packages.ts';
import type { ErrorCode, ErrorMessage, InProduction } from '../types.ts';
import { messagesWith, productionAt, reportsOf } from './find-messages.ts';
import { type Left, leftInProduction } from './production.ts';
import { docComment, enumMembers, filesOfPackage, memberValue, parseIf } from './read-files.ts';
import { addRow, mergeRows, type Rows } from './rows.ts';
import { below } from './scope.ts';

/** What runtime codes were found in the packages. */
export interface RuntimeCodes {
  readonly codes: ErrorCode[];
  /** Number of codes, those counted twice that two packages have. */
  readonly rows: number;
  readonly problems: string[];
}

/** A number in a bundle that is a code. */
interface Place {
  readonly package: string;
  readonly node: ts.Expression;
  /** The name in the comment behind the number. Without a comment, the typings of another package declare the code. */
  readonly name: string | undefined;
}

/**
 * The codes of errors that a running application reports. Typings declare those of some packages; the bundles of all packages have the name of a
 * code in a comment behind its number, because that is how TypeScript writes a constant enum, and the number leads to the message.
 */
export async function runtimeCodes(packages: readonly DocumentedPackage[]): Promise<RuntimeCodes> {
  const rows: Rows = new Map();
  const problems = packages.flatMap((declaring) => declare(rows, declaring));
  const places = packages.flatMap(placesIn);
  const using = packages.filter(({ name }) => places.some((place) => place.package === name));
  const left = await leftInProduction(
    using,
    places.map(({ node }) => node),
  );
  // Named ones first: the others take their names from them.
  for (const place of places.toSorted((a, b) => Number(!a.name) - Number(!b.name))) {
    problems.push(...addPlace(rows, place, left.get(place.node)));
  }
  return { codes: mergeRows([...rows.values()]), rows: rows.size, problems };
}

function declare(rows: Rows, { name: packageName, folder }: DocumentedPackage): string[] {
  const members = filesOfPackage(folder, '.d.ts').flatMap((file) => {
    const source = parseIf(file, /\benum RuntimeErrorCode\b/);
    return source ? enumMembers(source, 'RuntimeErrorCode') : [];
  });
  return members.flatMap((member) => {
    const value = memberValue(member);
    const name = member.name.getText();
    return typeof value === 'number'
      ? addRow(rows, { package: packageName, name, value, description: docComment(member) })
      : [`${packageName}: RuntimeErrorCode.${name} has no number.`];
  });
}

function placesIn({ name: packageName, folder }: DocumentedPackage): Place[] {
  const bundles = filesOfPackage(folder, '.mjs').filter((file) => /[\\/]fesm\d+[\\/]/.test(file));
  return bundles.flatMap((file) => {
    const source = parseIf(file, /\bRuntimeError/);
    return [...(source ? below(source) : [])].flatMap((node) => {
      if (!isNumber(node)) return [];
      const name = commentAfter(node, node.getSourceFile().text);
      return name || isReported(node) ? [{ package: packageName, node, name }] : [];
    });
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

/** Whether a number is reported as a code. */
function isReported(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    (ts.isNewExpression(parent) || ts.isCallExpression(parent)) &&
    parent.arguments?.[0] === node &&
    /RuntimeError\w*$/.test(parent.expression.getText())
  );
}

function addPlace(rows: Rows, place: Place, left: Left | undefined): string[] {
  const { package: packageName, node } = place;
  const value = Number(node.getText());
  const name = place.name ?? nameOf(rows, Math.abs(value));
  if (name) return addRow(rows, { package: packageName, name, value, ...reportAt(node, left) });
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return [`${path.basename(source.fileName)}:${line + 1}: the code ${value} has no name.`];
}

/** The name of a number that has only one. */
function nameOf(rows: Rows, number: number): string | undefined {
  const names = [...rows.values()].filter((row) => row.number === number).map(({ name }) => name);
  const [only, ...others] = new Set(names);
  return others.length === 0 ? only : undefined;
}

/**
 * What a place prints in development and in production. A place that only compares an error with the code prints nothing anywhere.
 *
 * @param left the place in the production build, if it is left there
 */
function reportAt(
  node: ts.Expression,
  left: Left | undefined,
): { messages: ErrorMessage[]; production: InProduction[] } {
  if (reportsOf(node).length === 0) return { messages: [], production: [] };
  const kinds: InProduction[] = [];
  if (!left || left.byApplications) kinds.push('nothing');
  if (left) kinds.push(productionAt(left.expression));
  const messages = messagesWith(node).map((message) => ({ ...message, production: kinds }));
  return { messages, production: kinds };
}
