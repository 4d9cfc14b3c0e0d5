import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { AuthorError } from '../../../src/authoring/index.ts';
import { withDefaults } from '../../../src/markdown/options.ts';
import { complainAbout } from '../../../src/markdown/place.ts';
import { isJsx, type JsxElement } from '../../../src/markdown/remark/jsx.ts';
import { readPanel } from '../../../src/markdown/remark/quoted-panel.ts';
import { root } from '../../lib/paths.mjs';
import type { Finding, Rule } from '../rule.ts';

/** Shorter ones are read again faster than looked up. */
const LEAST_LINES = 8;

/** From this share on, readers take code for what they have read before, and look for the difference. */
const SHARE = { fence: 1, quote: 0.8 };

/** Code that an article prints. */
interface Printed {
  readonly code: string;
  /** Whether it marks lines: with marks, the lines around are there to show the place. */
  readonly isMarked: boolean;
  readonly share: number;
}

const ofFence = ({ value, meta }: Code): Printed => ({
  code: value,
  isMarked: /\b(?:ins|del)=/.test(meta ?? ''),
  share: SHARE.fence,
});

/** What `<Code>` shows; nothing where the rules for quotes find a mistake. */
function ofQuote(node: JsxElement, file: string): Printed | undefined {
  const options = withDefaults({ root });
  const source = new VFile({ path: file });
  try {
    const context = { options, complain: complainAbout(source, root), file: source };
    const { code, meta } = readPanel(node, context);
    const isMarked = [meta.ins, meta.del, meta.highlight].some((lines) => lines?.length);
    const visible = meta.visibleLines;
    const lines = code.split('\n');
    const shown = visible
      ? lines.filter((_, index) =>
          visible.some(([first, last]) => first <= index + 1 && index + 1 <= last),
        )
      : lines;
    return { code: shown.join('\n'), isMarked, share: SHARE.quote };
  } catch (error) {
    if (error instanceof AuthorError) return undefined;
    throw error;
  }
}

const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 2);

/** What is wrong with code after other code, in a sentence. */
function fault({ code, isMarked, share }: Printed, before: ReadonlySet<string>) {
  const lines = linesOf(code);
  if (isMarked || lines.length < LEAST_LINES) return undefined;
  const repeated = lines.filter((line) => before.has(line)).length;
  if (repeated === lines.length) return `Each of these ${repeated} lines has been printed before.`;
  if (repeated / lines.length <= share) return undefined;
  return `Of these ${lines.length} lines, ${repeated} have been printed before.`;
}

/** Code that is printed a second time without a change makes readers look for the difference. An `<Example>` shows whole files, so it is not asked. */
export const repetition: Rule = ({ file, tree }): Finding[] => {
  const before = new Set<string>();
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (isJsx(node, 'Example')) return 'skip';
    const printed =
      node.type === 'code' ? ofFence(node) : isJsx(node, 'Code') ? ofQuote(node, file) : undefined;
    if (!printed) return undefined;
    const message = fault(printed, before);
    const hint =
      'Show only the lines that change, or mark them: ins={…} and del={…}, highlight="…".';
    if (message) findings.push({ line: node.position?.start.line ?? 1, column: 1, message, hint });
    for (const line of linesOf(printed.code)) before.add(line);
    return undefined;
  });
  return findings;
};
