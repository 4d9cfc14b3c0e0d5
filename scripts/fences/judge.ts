import type { Problem } from '../../src/examples/compiler/index.ts';
import type { Fence } from './extract.ts';
import { compileModules } from './modules.ts';
import { syntaxChecks } from './syntax.ts';

/** What became of the fences of all articles. */
export interface Verdict {
  readonly problems: Problem[];
  /** Modules that compile in strict mode, those that must fail not among them. */
  readonly compiled: number;
  /** Statements, templates, styles and data whose syntax is right; nothing more is known of them. */
  readonly parsed: number;
  /** Fences that fail as they say. */
  readonly failing: number;
  /** Fences that expect an error at run time: they compile, and nobody has run them. */
  readonly unproved: Fence[];
  /** Fences whose author says why they are not checked. */
  readonly unchecked: Fence[];
  /** Fences in a language without a check: shells, diagrams, plain text. */
  readonly other: number;
}

/** Errors of the running framework are printed with a zero before their number (NG0203, NG01101), those of its compiler without one (NG8002). */
export const isRuntimeCode = (code: string): boolean => /^NG0\d+$/.test(code);

const codesOf = ({ meta }: Fence): string[] =>
  meta.expect?.split(',').map((code) => code.trim()) ?? [];

/** What is wrong with a fence that must fail: its diagnostic does not come, comes on another line than the highlighted, or others come. */
function judgeExpected(
  fence: Fence,
  expected: readonly string[],
  found: readonly Problem[],
): Problem[] {
  const at = { file: fence.file, line: fence.line, column: fence.indent + 1, code: 'expect' };
  const missing = expected
    .filter((code) => !found.some((problem) => problem.code === code))
    .map((code) => ({ ...at, message: `the code must fail with ${code}, and does not` }));
  const { highlight } = fence.meta;
  const isMarked = ({ line }: Problem) =>
    highlight?.some(([first, last]) => fence.line + first <= line && line <= fence.line + last) ??
    true;
  const expectedOnes = found.filter(({ code }) => expected.includes(code));
  // One mistake may have several diagnostics: others on its line are no other mistakes.
  const others = found.filter(({ line }) => !expectedOnes.some((problem) => problem.line === line));
  const elsewhere = expectedOnes.some(isMarked) ? [] : expectedOnes.slice(0, 1);
  return [
    ...missing,
    ...others,
    ...elsewhere.map(({ code, line }) => ({
      ...at,
      message: `${code} is reported on line ${line}, which is not highlighted`,
    })),
  ];
}

/** Checks all fences of all articles; see `Verdict`. */
export function judge(fences: readonly Fence[]): Verdict {
  const problems: Problem[] = [];
  const unproved: Fence[] = [];
  const count = { compiled: 0, parsed: 0, failing: 0, other: 0 };
  const compiled = compileModules(fences);
  for (const fence of fences) {
    if (fence.meta.unchecked !== undefined) continue;
    const found = compiled.get(fence) ?? syntaxChecks[fence.language]?.(fence);
    const expected = codesOf(fence);
    const atCompileTime = expected.filter((code) => !isRuntimeCode(code));
    if (!found) count.other++;
    else if (atCompileTime.length) count.failing++;
    else if (expected.length) unproved.push(fence);
    else if (compiled.has(fence)) count.compiled++;
    else count.parsed++;
    problems.push(...judgeExpected(fence, atCompileTime, found ?? []));
  }
  return {
    problems,
    ...count,
    unproved,
    unchecked: fences.filter(({ meta }) => meta.unchecked !== undefined),
  };
}
