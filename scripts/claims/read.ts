import { visit } from 'unist-util-visit';
import { type Article, findArticles } from '../articles/index.ts';
import { blocksOf } from '../prose/index.ts';
import type { ClaimedArticle } from './judge.ts';

/** The text of articles as claims are compared with it, by their files. */
export function readClaimed(files: readonly string[]): Record<string, ClaimedArticle> {
  return Object.fromEntries(
    findArticles(files).map((article) => [article.file, claimedArticle(article)]),
  );
}

/** The text of an article as claims are compared with it. */
export function claimedArticle(article: Article): ClaimedArticle {
  const blocks = blocksOf(article, ({ value }) => value);
  return {
    file: article.file,
    blocks: [
      ...blocks.map(({ text, place }) => ({ text, line: place.line })),
      ...messages(article),
    ],
  };
}

/** What programs say, as articles quote it in fences of the language `text`. */
function messages({ tree }: Article): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang === 'text') found.push({ text: value, line: (position?.start.line ?? 0) + 1 });
  });
  return found;
}
