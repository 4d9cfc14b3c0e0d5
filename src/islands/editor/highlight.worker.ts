import { createHighlighterCoreSync, type GrammarState } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import angularHtml from 'shiki/langs/angular-html.mjs';
import angularTs from 'shiki/langs/angular-ts.mjs';
import css from 'shiki/langs/css.mjs';
import json from 'shiki/langs/json.mjs';
import scss from 'shiki/langs/scss.mjs';
import xml from 'shiki/langs/xml.mjs';
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
  langs: [angularTs, angularHtml, css, json, scss, xml],
  engine: createJavaScriptRegexEngine(),
});

/** The lines of each file as they were last time. */
const known = new Map<string, { grammar: Grammar; lines: Line[] }>();

function colourLine(text: string, grammar: Grammar, before: GrammarState | undefined): Line {
  const options = { lang: grammar, theme: roleTheme.name, ...(before && { grammarState: before }) };
  const tokens = highlighter.codeToTokensBase(text, options);
  const ranges = (tokens[0] ?? []).flatMap(({ offset, content, color }) => {
    const role = roleOfColor(color);
    return role ? [[offset, offset + content.length, roles.indexOf(role)] as const] : [];
  });
  return { text, ranges, after: highlighter.getLastGrammarState(tokens) };
}

/** Colours a text; what is the same as last time, from its start, is not looked at again. */
function colour({ file, grammar, text }: ColourRequest): Line[] {
  const before = known.get(file);
  const last = before?.grammar === grammar ? before.lines : [];
  const texts = text.split('\n');
  const changed = texts.findIndex((line, index) => line !== last[index]?.text);
  const lines = last.slice(0, changed < 0 ? texts.length : changed);
  for (const line of texts.slice(lines.length))
    lines.push(colourLine(line, grammar, lines.at(-1)?.after));
  known.set(file, { grammar, lines });
  return lines;
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
