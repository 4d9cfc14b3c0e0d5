import type { Problem } from '../../src/examples/compiler/index.ts';
import { type FenceMeta, parseFenceMeta } from '../../src/markdown/code/fence-meta.ts';
import { pointlessFenceHighlight } from '../../src/markdown/code/highlighted-lines.ts';
import type { Complaint } from '../../src/markdown/place.ts';

/** A block of code in an article. */
export interface Fence {
  /** The article, relative to the root of the repository. */
  readonly file: string;
  /** Line of the opening fence; the code starts on the next one. */
  readonly line: number;
  /** Characters of indentation that were taken off each line. */
  readonly indent: number;
  readonly language: string;
  readonly meta: FenceMeta;
  /** The code, its removed lines (`del`) empty: what the reader has after the change. */
  readonly code: string;
}

const OPENING = /^(?<indent>\s*)(?<mark>`{3,}|~{3,})(?<language>[\w-]+)?[ \t]*(?<meta>.*)$/;

const isRemoved = (meta: FenceMeta, line: number): boolean =>
  (meta.del ?? []).some(([first, last]) => first <= line && line <= last);

/**
 * The fences of an article. One that shows how to write a fence is text inside a longer one and not found.
 *
 * @param file path of the article, for messages
 * @param text its source
 */
export function fencesOf(file: string, text: string): { fences: Fence[]; problems: Problem[] } {
  const lines = text.split(/\r?\n/);
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  for (let index = 0; index < lines.length; index++) {
    const {
      indent = '',
      mark,
      language = '',
      meta = '',
    } = OPENING.exec(lines[index] ?? '')?.groups ?? {};
    if (!mark) continue;
    const closing = new RegExp(`^\\s*${mark[0]}{${mark.length},}\\s*$`);
    const length = lines.slice(index + 1).findIndex((line) => closing.test(line));
    const end = length < 0 ? lines.length : index + 1 + length;
    const code = lines
      .slice(index + 1, end)
      .map((line) => line.replace(new RegExp(`^\\s{0,${indent.length}}`), ''));
    const parsed = parseFenceMeta(meta, code.length);
    const complain = (name: string, { message, hint = '' }: Complaint) =>
      problems.push({
        file,
        line: index + 1,
        column: indent.length + 1,
        code: name,
        message: `${message}\n${hint}`.trim(),
      });
    if ('complaint' in parsed) complain('fence', parsed.complaint);
    else {
      const pointless = pointlessFenceHighlight(parsed.meta, code);
      if (pointless) complain('highlight', pointless);
      const kept = code.map((line, at) => (isRemoved(parsed.meta, at + 1) ? '' : line));
      fences.push({
        file,
        line: index + 1,
        indent: indent.length,
        language,
        meta: parsed.meta,
        code: `${kept.join('\n')}\n`,
      });
    }
    index = end;
  }
  return { fences, problems };
}

/** A problem in a fence's code as one in the article. */
export function inArticle(
  fence: Fence,
  problem: Pick<Problem, 'line' | 'column' | 'code' | 'message'>,
): Problem {
  const { line, column, code, message } = problem;
  return {
    file: fence.file,
    line: fence.line + line,
    column: column + fence.indent,
    code,
    message,
  };
}
