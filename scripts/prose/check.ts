import type { Problem } from '../../src/examples/problem.ts';
import type { Article } from '../articles/index.ts';
import { type Block, blocksOf, CODE } from './blocks.ts';
import type { Rule } from './rule.ts';
import { headingEnds, sentenceCase } from './rules/headings.ts';
import { language } from './rules/language.ts';
import { columns, descriptions, paragraphs, sentences } from './rules/lengths.ts';
import { linkTexts } from './rules/links.ts';
import { nesting } from './rules/nesting.ts';
import { opening } from './rules/opening.ts';
import { outline } from './rules/outline.ts';
import { repetition } from './rules/repetition.ts';
import { terms } from './rules/terms.ts';
import { awkwardTurns } from './rules/turns.ts';
import { words } from './rules/words.ts';

/** The rules for every article, by name. */
const rules: Readonly<Record<string, Rule>> = {
  column: columns,
  description: descriptions,
  'heading-case': sentenceCase,
  'heading-end': headingEnds,
  language,
  'link-text': linkTexts,
  nesting,
  opening,
  outline,
  paragraph: paragraphs,
  repetition,
  sentence: sentences,
  term: terms,
  turn: awkwardTurns,
  word: words,
};

/** The rules that hold for other texts too, which have neither the outline nor the lines of an article. */
const rulesOfShortTexts: Readonly<Record<string, Rule>> = {
  language,
  'link-text': linkTexts,
  nesting,
  sentence: sentences,
  term: terms,
  turn: awkwardTurns,
  word: words,
};

/** What is wrong with the prose of an article; the code of each problem is the name of its rule. */
export const proseProblems = (article: Article): Problem[] => problemsOf(article, rules);

/**
 * What is wrong with the prose of a text that is not an article. A document may quote what authors should not write, and titles in front matter are
 * read with their articles.
 */
export const shortTextProblems = (text: Article): Problem[] =>
  problemsOf(text, rulesOfShortTexts, (blocks) => {
    const own = blocks.filter(({ node }) => node !== undefined);
    return text.file.endsWith('.md') ? own.map(withoutQuotes) : own;
  });

const withoutQuotes = (block: Block): Block => ({
  ...block,
  text: block.text.replace(/"[^"]*"/g, (quoted) => CODE.repeat(quoted.length)),
});

function problemsOf(
  article: Article,
  by: Readonly<Record<string, Rule>>,
  read: (blocks: readonly Block[]) => readonly Block[] = (blocks) => blocks,
): Problem[] {
  const blocks = read(blocksOf(article));
  return Object.entries(by).flatMap(([code, rule]) =>
    rule(article, blocks).map(({ line, column, message, hint }) => ({
      file: article.file,
      line,
      column,
      code,
      message: `${message}\n${hint}`,
    })),
  );
}
