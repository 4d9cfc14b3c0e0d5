/** A list of the plan, as it is copied. */
export interface ChecklistPart {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly done: boolean }[];
}

/** The plan as Markdown with a box for each step, for an issue or a note. */
export function checklist(
  title: string,
  address: string,
  warnings: readonly string[],
  parts: readonly ChecklistPart[],
): string {
  const blocks = [
    `# ${title}`,
    `<${address}>`,
    ...warnings.map((warning) => `> ${warning}`),
    ...parts
      .filter(({ items }) => items.length > 0)
      .flatMap((part) => [
        `## ${part.title}`,
        part.items.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n'),
      ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What is read of an element: the subset of the DOM that tests can make without a browser. */
export interface TextNode {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<TextNode>;
  readonly href?: string;
}

/** The text of a step as Markdown: code, links and emphasis keep their marks, everything else is its text. */
export function inlineMarkdown(node: TextNode): string {
  const inner = () => [...node.childNodes].map(inlineMarkdown).join('');
  switch (node.nodeName) {
    case '#text':
      return (node.textContent ?? '').replace(/\s+/g, ' ').replace(/[\\*_[\]<>]/g, '\\$&');
    case 'CODE':
      return inCode(node.textContent ?? '');
    case 'A':
      return `[${inner()}](${node.href})`;
    case 'EM':
      return `*${inner()}*`;
    case 'STRONG':
      return `**${inner()}**`;
    default:
      return inner();
  }
}

/** Backticks inside of code need more of them around it. */
function inCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${marks}${pad}${text}${pad}${marks}`;
}
