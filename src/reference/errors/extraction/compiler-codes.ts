import ts from 'typescript';
import type { DocumentedPackage } from '../../extraction/documented-packages.ts';
import type { ErrorCode, ErrorMessage, ExtendedDiagnostic } from '../types.ts';
import { distinct, messagesOf, messagesWith } from './find-messages.ts';
import { docComment, enumMembers, filesOfPackage, memberValue, parseIf } from './read-files.ts';
import { below, calleeOf } from './scope.ts';

/** What the compiler reports. */
export interface CompilerCodes {
  readonly codes: ErrorCode[];
  readonly diagnostics: ExtendedDiagnostic[];
  readonly problems: string[];
}

/**
 * The codes of the compiler with their messages, from its typings and bundles.
 *
 * @param compiler the package of the compiler
 */
export function compilerCodes({ name, folder }: DocumentedPackage): CompilerCodes {
  const typings = filesOfPackage(folder, '.d.ts').flatMap(
    (file) => parseIf(file, /\benum (?:ErrorCode|ExtendedTemplateDiagnosticName)\b/) ?? [],
  );
  const members = typings.flatMap((file) => enumMembers(file, 'ErrorCode'));
  const diagnosticNames = new Map(
    typings
      .flatMap((file) => enumMembers(file, 'ExtendedTemplateDiagnosticName'))
      .map((member) => [member.name.getText(), String(memberValue(member))]),
  );
  const bundles = filesOfPackage(folder, '.js').flatMap(
    (file) => (file.includes('bundles') && parseIf(file, /\bErrorCode\d*\./)) || [],
  );
  const uses = bundles.flatMap((bundle) => usesIn(bundle));
  const withGuides = bundles.flatMap(codesWithGuides);
  const codes = members.map((member): ErrorCode => {
    const symbol = member.name.getText();
    const description = docComment(member);
    const diagnostic = diagnosticNames.get(symbol);
    return {
      code: `NG${memberValue(member)}`,
      number: Number(memberValue(member)),
      name: symbol,
      kind: 'compiler',
      packages: [name],
      messages: distinct(uses.filter((use) => use.symbol === symbol).flatMap(messagesOfUse)),
      ...(description && { description }),
      hasGuide: withGuides.includes(symbol),
      ...(diagnostic && { diagnostic }),
    };
  });
  const severity = defaultSeverity(bundles);
  return {
    codes,
    diagnostics: codes.flatMap((code) => toDiagnostic(code, severity[0])),
    problems: [
      ...unknownSymbols(codes, [...uses.map(({ symbol }) => symbol), ...withGuides]),
      ...unknownSymbols(codes, [...diagnosticNames.keys()]),
      ...(withGuides.length === 0 ? ['The list of compiler errors with guides is not found.'] : []),
      ...(severity.length === 1 ? [] : [`Default severities of diagnostics: ${severity}.`]),
    ],
  };
}

/** A place in the bundles that names a code. */
interface Use {
  readonly symbol: string;
  readonly node: ts.PropertyAccessExpression;
}

function usesIn(bundle: ts.SourceFile): Use[] {
  return [...below(bundle)].flatMap((node) => {
    const symbol = symbolOf(node);
    return symbol ? [{ symbol, node: node as ts.PropertyAccessExpression }] : [];
  });
}

/** `X` of `ErrorCode.X`; the bundler numbers names that occur twice. */
function symbolOf(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  return /^ErrorCode\d*$/.test(node.expression.text) ? node.name.text : undefined;
}

function messagesOfUse({ node }: Use): ErrorMessage[] {
  return ts.isPropertyDeclaration(node.parent) ? messagesOfCheck(node) : messagesWith(node);
}

/** The class of an extended check names its code once, and reports through its context: there or in functions beside it. */
function messagesOfCheck(code: ts.Node): ErrorMessage[] {
  const module = moduleAround(code);
  return [...below(code.getSourceFile())]
    .filter((node) => ts.isCallExpression(node) && calleeOf(node) === 'makeTemplateDiagnostic')
    .filter((call) => module.start < call.pos && call.end < module.end)
    .flatMap((call) => messagesOf(call as ts.CallExpression));
}

/** Range of the original module in a bundle; the bundler heads each with a comment that names its file. */
function moduleAround(node: ts.Node): { start: number; end: number } {
  const { text } = node.getSourceFile();
  const heading = '\n// packages/';
  const end = text.indexOf(heading, node.end);
  return { start: text.lastIndexOf(heading, node.pos), end: end < 0 ? text.length : end };
}

function codesWithGuides(bundle: ts.SourceFile): string[] {
  return bundle.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => declaration.name.getText() === 'COMPILER_ERRORS_WITH_GUIDES')
    .flatMap((declaration) => [...below(declaration)].flatMap((node) => symbolOf(node) ?? []));
}

/** What the compiler falls back to where the configuration says nothing; one for all checks. */
function defaultSeverity(bundles: readonly ts.SourceFile[]): string[] {
  const pattern = /\bdefaultCategory (?:\?\?|\|\|) DiagnosticCategoryLabel\d*\.(\w+)/g;
  const found = bundles.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));
  return [...new Set(found)].flatMap((name) => name?.toLowerCase() ?? []);
}

function toDiagnostic(code: ErrorCode, severity: string | undefined): ExtendedDiagnostic[] {
  if (!code.diagnostic) return [];
  return [
    {
      code: code.code,
      name: code.diagnostic,
      defaultSeverity: severity as ExtendedDiagnostic['defaultSeverity'],
      messages: code.messages,
      ...(code.description && { description: code.description }),
    },
  ];
}

function unknownSymbols(codes: readonly ErrorCode[], symbols: readonly string[]): string[] {
  const known = new Set(codes.map(({ name }) => name));
  return [...new Set(symbols)]
    .filter((symbol) => !known.has(symbol))
    .map((symbol) => `ErrorCode.${symbol} is used and not declared.`);
}
