/** What a check has to say about a place in a file. */
export interface Problem {
  /** Path relative to the root of the repository; empty where none is known. */
  readonly file: string;
  /** Counted from 1; 0 where the problem is the whole file. */
  readonly line: number;
  readonly column: number;
  /** `NG8002`, `TS2322`, or the name of the check. */
  readonly code: string;
  readonly message: string;
}

/** Sorts problems by place, so that the same sources give the same output. */
export function byPlace(a: Problem, b: Problem): number {
  const byFile = a.file < b.file ? -1 : Number(a.file > b.file);
  return byFile || a.line - b.line || a.column - b.column;
}

/** A problem as a block of text that starts with `file:line:column code`, which editors turn into a link. */
export function formatProblem({ file, line, column, code, message }: Problem): string {
  const place = line > 0 ? `${file}:${line}:${column} ` : file && `${file} `;
  return `${place}${code}\n  ${message.replaceAll('\n', '\n  ')}`;
}

/** Prints problems, where there are any, with their number, and ends the process with status 1. */
export function stopAt(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  for (const problem of [...problems].sort(byPlace)) console.error(`${formatProblem(problem)}\n`);
  console.error(problems.length === 1 ? '1 problem' : `${problems.length} problems`);
  process.exit(1);
}
