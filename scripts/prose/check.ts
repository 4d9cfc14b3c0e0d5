import type { Problem } from '../../src/examples/problem.ts';
import type { Article } from '../articles/index.ts';
import { blocksOf } from './blocks.ts';
import type { Rule } from './rule.ts';
import { headingEnds, sentenceCase } from './rules/headings.ts';
import { language } from './rules/language.ts';
import { columns, descriptions, paragraphs, sentences } from './rules/lengths.ts';
import { linkTexts } from './rules/links.ts';
import { opening } from './rules/opening.ts';
import { outline } from './rules/outline.ts';
import { repetition } from './rules/repetition.ts';
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
  opening,
  outline,
  paragraph: paragraphs,
  repetition,
  sentence: sentences,
  turn: awkwardTurns,
  word: words,
};

/** What is wrong with the prose of an article; the code of each problem is the name of its rule. */
export function proseProblems(article: Article): Problem[] {
  const blocks = blocksOf(article);
  return Object.entries(rules).flatMap(([code, rule]) =>
    rule(article, blocks).map(({ line, column, message, hint }) => ({
      file: article.file,
      line,
      column,
      code,
      message: `${message}\n${hint}`,
    })),
  );
}
