import type { Link } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../rule.ts';

const empty =
  /^(?:click(?: here)?|here|this|that|there|it|you|link|more|page|(?:read|learn|see|find out) (?:more|here)|this (?:link|page|article|guide|section))$/i;

/** Words for a place or a kind of thing, without its subject. */
const position =
  /^(?:(?:as |see )?(?:above|below|earlier|later)|(?:the |see the |this |an? |next )?(?:tables?|list|example|schematic|section)(?: (?:above|below))?|at the end of the page)$/i;

/** Links that say where they lead, to readers who hear or see them one after the other (WCAG 2.4.9). */
export const linkTexts: Rule = ({ tree }) => {
  const findings: Finding[] = [];
  visit(tree, 'link', (link: Link) => {
    const text = textOfNode(link).trim();
    const { line = 1, column = 1 } = link.position?.start ?? {};
    if (!empty.test(text) && !position.test(text)) return;
    findings.push({
      line,
      column,
      message: `The link "${text}" does not say where it leads.`,
      hint: `[${nameOf(link.url)}](${link.url})`,
    });
  });
  return findings;
};

/** The subject of an address in words: `/guide/signals/linked-signal#reset` is about "reset". */
function nameOf(url: string): string {
  const last = url.split(/[/#]/).findLast((part) => part !== '') ?? url;
  return last.replaceAll('-', ' ');
}
