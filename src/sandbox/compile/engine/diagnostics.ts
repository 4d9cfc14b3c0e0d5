import ts from 'typescript';
import type { Diagnostic, ProjectPath } from '../../types.ts';

const SEVERITIES: Readonly<Record<ts.DiagnosticCategory, Diagnostic['severity']>> = {
  [ts.DiagnosticCategory.Error]: 'error',
  [ts.DiagnosticCategory.Warning]: 'warning',
  [ts.DiagnosticCategory.Suggestion]: 'suggestion',
  [ts.DiagnosticCategory.Message]: 'suggestion',
};

/** Address that the compiler puts behind some messages; a site that shows them has its own page for each code. */
const FURTHER_READING = /\. Find more at https:\/\/\S+$/;

/** A code as it is printed. Those of the framework are `-99` before four digits. */
function codeOf(code: number): string {
  return code < 0 ? `NG${String(code).replace('-99', '').padStart(4, '0')}` : `TS${code}`;
}

/** A place in a file. */
interface Place {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly length: number;
}

/** A template that is put together by an expression is no file: its findings are where the expression is. */
function placeOf(found: ts.Diagnostic): Place | undefined {
  const places = [found, ...(found.relatedInformation ?? [])];
  const {
    file,
    start = 0,
    length = 0,
  } = places.find((place) => place.file && !place.file.fileName.endsWith(' template)')) ?? found;
  return file && { file, start, length };
}

/** What the compiler found, as plain values. */
export function toDiagnostic(found: ts.Diagnostic): Diagnostic {
  const place = placeOf(found);
  const position = place?.file.getLineAndCharacterOfPosition(place.start);
  return {
    code: codeOf(found.code),
    severity: SEVERITIES[found.category],
    message: ts.flattenDiagnosticMessageText(found.messageText, '\n').replace(FURTHER_READING, '.'),
    file: (place?.file.fileName ?? '') as ProjectPath | '',
    line: position ? position.line + 1 : 0,
    column: position ? position.character + 1 : 0,
    start: place?.start ?? 0,
    length: place?.length ?? 0,
  };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return compareTexts(a.file, b.file) || a.start - b.start || compareTexts(a.code, b.code);
}

/** In order of place, each once: the compiler says some things for every use of a class. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map(diagnostics.map((found) => [JSON.stringify(found), found]));
  return [...distinct.values()].sort(compare);
}

/** Whether something is an error, and not only a warning. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
