import type { Problem } from '../../src/examples/problem.ts';
import type { Article } from '../articles/index.ts';
import { stemsOf } from './stems.ts';

/** The label of the first page of a group, which has its name from the group. */
const OVERVIEW = 'Overview';

/** The line of a title in the front matter, and the title. */
export function titleOf({
  lines,
}: Pick<Article, 'lines'>): { line: number; title: string } | undefined {
  for (const [index, text] of lines.slice(0, 20).entries()) {
    const title = /^title:\s*(["']?)(.*)\1\s*$/.exec(text)?.[2];
    if (title) return { line: index + 1, title };
  }
  return undefined;
}

/**
 * Articles whose title has no word of their label in the sidebar: readers who follow the label would think that they are on another page.
 *
 * @param labelOf the label of the article in a file; undefined where the sidebar does not show it
 */
export function labelProblems(
  articles: readonly Pick<Article, 'file' | 'lines'>[],
  labelOf: (file: string) => string | undefined,
): Problem[] {
  return articles.flatMap((article) => {
    const label = labelOf(article.file);
    const found = titleOf(article);
    if (!found || label === undefined || label === OVERVIEW) return [];
    if (!stemsOf(label).isDisjointFrom(stemsOf(found.title))) return [];
    const message = `The title “${found.title}” has no word of its label “${label}” in the navigation.\nUse the words of one in the other.`;
    return [{ file: article.file, line: found.line, column: 1, code: 'label', message }];
  });
}
