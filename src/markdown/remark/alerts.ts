import type { BlockContent, Paragraph, Parent, Root } from 'mdast';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { type IconName, icon } from '../icons.ts';

/** A paragraph that starts with a keyword. */
interface AlertNode extends Parent {
  type: 'alert';
  children: BlockContent[];
}

declare module 'mdast' {
  interface BlockContentMap {
    alert: AlertNode;
  }
  interface RootContentMap {
    alert: AlertNode;
  }
}

/** The keywords that make an alert, with the icon and the text that is shown for the keyword. */
const alerts = {
  NOTE: { icon: 'bookmark' },
  TIP: { icon: 'star' },
  TODO: { icon: 'circle-dot' },
  QUESTION: { icon: 'circle-question-mark' },
  SUMMARY: { icon: 'message-square-text' },
  TLDR: { icon: 'presentation', shown: 'TL;DR' },
  CRITICAL: { icon: 'triangle-alert' },
  IMPORTANT: { icon: 'circle-alert' },
  HELPFUL: { icon: 'circle-check' },
} as const satisfies Record<string, { icon: IconName; shown?: string }>;

type Keyword = keyof typeof alerts;

const keywordPattern = new RegExp(`^(${Object.keys(alerts).join('|')}):[ \\n]`);

/** Turns paragraphs that start with an upper-case keyword, a colon and a space into alerts. */
export function alertBlocks() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const keyword = takeKeyword(paragraph);
      if (keyword === undefined || parent === undefined || index === undefined) return undefined;
      (parent.children as Node[])[index] = alertNode(keyword, paragraph);
      return SKIP;
    });
  };
}

/** Removes the keyword from the start of a paragraph. */
function takeKeyword(paragraph: Paragraph): Keyword | undefined {
  const first = paragraph.children[0];
  if (first?.type !== 'text') return undefined;
  const match = keywordPattern.exec(first.value);
  if (!match) return undefined;
  first.value = first.value.slice(match[0].length);
  return match[1] as Keyword;
}

function alertNode(keyword: Keyword, paragraph: Paragraph): AlertNode {
  const alert: { icon: IconName; shown?: string } = alerts[keyword];
  const label = `${alert.shown ?? keyword}:`;
  paragraph.children.unshift(
    { type: 'strong', children: [{ type: 'text', value: label }] },
    { type: 'text', value: ' ' },
  );
  return {
    type: 'alert',
    children: [icon(alert.icon, 'alert-icon') as unknown as BlockContent, paragraph],
    data: {
      hName: 'div',
      hProperties: { className: ['alert', `alert-${keyword.toLowerCase()}`], role: 'note' },
    },
    ...(paragraph.position && { position: paragraph.position }),
  };
}
