import type { Diagnostic } from '../types.ts';

/** Stands in where the compiler makes nothing that runs and does not say why. */
const UNEXPLAINED: Diagnostic = {
  code: 'Compiler',
  severity: 'error',
  message:
    'The compiler produced nothing that can run, and gave no reason. Check that src/main.ts is not empty, or undo your last change.',
  file: '',
  line: 0,
  column: 0,
  start: 0,
  length: 0,
};

/** What stopped a version that can't run: at least one error. */
export function withReason(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const hasError = diagnostics.some(({ severity }) => severity === 'error');
  return hasError ? diagnostics : [...diagnostics, UNEXPLAINED];
}

/** All that was found in a version: the check of types may not know what stopped the compiler. */
export function merged(
  compiled: readonly Diagnostic[],
  checked: readonly Diagnostic[],
): readonly Diagnostic[] {
  const known = new Set(checked.map(keyOf));
  return [...compiled.filter((diagnostic) => !known.has(keyOf(diagnostic))), ...checked];
}

function keyOf({ file, start, code, message }: Diagnostic): string {
  return JSON.stringify([file, start, code, message]);
}
