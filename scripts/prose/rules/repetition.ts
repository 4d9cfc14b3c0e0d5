import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../rule.ts';

/** Shorter ones are read again faster than looked up. */
const LEAST_LINES = 8;

/** Marks of changed lines: with them, the lines around are there to show the place. */
const hasMarks = ({ meta }: Code): boolean => /\b(?:ins|del)=/.test(meta ?? '');

const linesOf = ({ value }: Code): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 2);

/** Code that is printed a second time without a change makes readers look for the difference. */
export const repetition: Rule = ({ tree }): Finding[] => {
  const printed = new Set<string>();
  const findings: Finding[] = [];
  visit(tree, 'code', (node) => {
    const lines = linesOf(node);
    const isRepeated = lines.length >= LEAST_LINES && lines.every((line) => printed.has(line));
    if (isRepeated && !hasMarks(node))
      findings.push({
        line: node.position?.start.line ?? 1,
        column: 1,
        message: `Each of these ${lines.length} lines has been printed before.`,
        hint: 'Show only the lines that change, or mark them with ins={…} and del={…}.',
      });
    for (const line of lines) printed.add(line);
  });
  return findings;
};
