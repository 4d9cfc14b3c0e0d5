import {
  definePlugin,
  ExpressiveCodeAnnotation,
  type ExpressiveCodeLine,
  type ExpressiveCodePlugin,
} from 'astro-expressive-code';
import { h, type Parents } from 'astro-expressive-code/hast';
import type { SymbolResolver } from '../../options.ts';
import { type LinkWord, linkedWords } from './linked-words.ts';
import { rolesOfLine } from './roles.ts';

const wordPattern = /[\p{L}_$][\p{L}\p{Nd}_$]*/gu;

class SymbolAnnotation extends ExpressiveCodeAnnotation {
  readonly address: string;

  constructor(address: string, columnStart: number, columnEnd: number) {
    super({ inlineRange: { columnStart, columnEnd }, renderPhase: 'later' });
    this.address = address;
  }

  render({ nodesToTransform }: { nodesToTransform: Parents[] }): Parents[] {
    return nodesToTransform.map((node) =>
      h('a', { class: 'symbol-link', href: this.address }, node),
    );
  }
}

/** Links the words of a code block that are known symbols, outside of text and comments. */
export function symbolWords(resolve: SymbolResolver | undefined): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Symbol words',
    hooks: {
      annotateCode: ({ codeBlock }) => {
        const link = resolve && linkedWords(codeBlock.code, codeBlock.language, resolve);
        if (!link) return;
        let start = 0;
        for (const line of codeBlock.getLines()) {
          linkWords(line, start, link);
          start += line.text.length + 1;
        }
      },
    },
  });
}

/** @param lineStart where the line begins in its block */
function linkWords(line: ExpressiveCodeLine, lineStart: number, link: LinkWord): void {
  const prose = rolesOfLine(line).filter(({ role }) => role === 'comment' || role === 'string');
  for (const match of line.text.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    if (prose.some((range) => range.start < end && start < range.end)) continue;
    const address = link({
      text: match[0],
      before: line.text.slice(0, start),
      after: line.text.slice(end),
      place: lineStart + start,
    });
    if (address !== undefined) line.addAnnotation(new SymbolAnnotation(address, start, end));
  }
}
