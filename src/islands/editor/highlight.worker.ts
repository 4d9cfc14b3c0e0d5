import { createHighlighterCoreSync, type GrammarState } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import angularHtml from 'shiki/langs/angular-html.mjs';
import angularTs from 'shiki/langs/angular-ts.mjs';
import css from 'shiki/langs/css.mjs';
import json from 'shiki/langs/json.mjs';
import scss from 'shiki/langs/scss.mjs';
import { roleOfColor, roleTheme } from '../../code-colors/index.ts';
import { type ColourAnswer, type ColourRequest, type Grammar, roles } from './token-ranges.ts';

// Colours code with the grammars and the theme of the site's code blocks. In a worker, because the first use of a grammar takes longer than a frame.

/** A line that was coloured: what it said, its ranges from the start of the line, and the state of the grammar behind it. */
interface Line {
  readonly text: string;
  readonly ranges: readonly (readonly [start: number, end: number, role: number])[];
  readonly after: GrammarState | undefined;
}

const highlighter = createHighlighterCoreSync({
  themes: [roleTheme],
  langs: [angularTs, angularHtml, css, json, scss],
  engine: createJavaScriptRegexEngine(),
});

/** The lines of each file as they were last time. */
const known = new Map<string, { grammar: Grammar; lines: Line[] }>();

/** Longest line that is coloured. What is longer was written by a program. */
const LONGEST_LINE = 20_000;

function colourLine(text: string, grammar: Grammar, before: GrammarState | undefined): Line {
  const options = {
    lang: grammar,
    theme: roleTheme.name,
    // The first lines compile the grammar. A limit would end them half-way, and what follows would be coloured as if it stood inside them.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: LONGEST_LINE,
    ...(before && { grammarState: before }),
  };
  const tokens = highlighter.codeToTokensBase(text, options);
  const ranges = (tokens[0] ?? []).flatMap(({ offset, content, color }) => {
    const role = roleOfColor(color);
    return role ? [[offset, offset + content.length, roles.indexOf(role)] as const] : [];
  });
  return { text, ranges, after: highlighter.getLastGrammarState(tokens) };
}

/** Colours a text, and keeps its lines for the next time. */
function colour({ file, grammar, text }: ColourRequest): Line[] {
  const before = known.get(file);
  const last = before?.grammar === grammar ? before.lines : [];
  const lines = colourLines(text.split('\n'), last, grammar);
  known.set(file, { grammar, lines });
  return lines;
}

/** Lines that are the same as last time, before a change and after it, are not looked at again where they mean the same. */
function colourLines(texts: readonly string[], last: readonly Line[], grammar: Grammar): Line[] {
  const changed = texts.findIndex((line, index) => line !== last[index]?.text);
  const lines = last.slice(0, changed < 0 ? texts.length : changed);
  const same = sameAtEnd(texts, last);
  while (lines.length < texts.length) {
    const rest = texts.length - lines.length;
    const isAsBefore = rest <= same && isSame(lines.at(-1)?.after, last.at(-rest - 1)?.after);
    if (isAsBefore) return lines.concat(last.slice(-rest));
    lines.push(colourLine(texts[lines.length] ?? '', grammar, lines.at(-1)?.after));
  }
  return lines;
}

/** How many lines at the end are the same. */
function sameAtEnd(texts: readonly string[], last: readonly Line[]): number {
  let count = 0;
  while (count < last.length && texts.at(-count - 1) === last.at(-count - 1)?.text) count += 1;
  return count;
}

/** Whether a grammar is in the same state after two lines. */
function isSame(one: GrammarState | undefined, other: GrammarState | undefined): boolean {
  const stack = one?.getInternalStack();
  const otherStack = other?.getInternalStack();
  return stack !== undefined && otherStack !== undefined && stack.equals(otherStack);
}

function rangesOf(lines: readonly Line[]): Uint32Array<ArrayBuffer> {
  const numbers: number[] = [];
  let start = 0;
  for (const { text, ranges } of lines) {
    for (const [from, to, role] of ranges) numbers.push(start + from, start + to, role);
    start += text.length + 1;
  }
  return new Uint32Array(numbers);
}

self.onmessage = ({ data }: MessageEvent<ColourRequest>) => {
  const answer: ColourAnswer = { id: data.id, ranges: rangesOf(colour(data)) };
  self.postMessage(answer, { transfer: [answer.ranges.buffer] });
};
