import type { Problem } from '../../src/examples/problem.ts';
import type { Article } from '../articles/index.ts';
import { blocksOf } from './blocks.ts';
import type { Rule } from './rule.ts';
import { headingEnds, sentenceCase } from './rules/headings.ts';
import { language } from './rules/language.ts';
import { columns, descriptions, paragraphs, sentences } from './rules/lengths.ts';
import { linkTexts } from './rules/links.ts';
import { outline } from './rules/outline.ts';
import { words } from './rules/words.ts';

/** The rules by name. */
const rules: Readonly<Record<string, Rule>> = {
  column: columns,
  description: descriptions,
  'heading-case': sentenceCase,
  'heading-end': headingEnds,
  language,
  'link-text': linkTexts,
  outline,
  paragraph: paragraphs,
  sentence: sentences,
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
