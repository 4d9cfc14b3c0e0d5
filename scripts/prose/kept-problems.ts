import { join } from 'node:path';
import type { Problem } from '../../src/examples/problem.ts';
import { filesBelow, hashText } from '../../src/files/index.ts';
import type { Article } from '../articles/index.ts';
import { root } from '../lib/paths.mjs';
import { keptFindings } from '../verdicts/kept-findings.ts';
import { proseProblems } from './check.ts';

/** An article that is parsed when its prose has to be judged. */
export interface UnreadArticle extends Pick<Article, 'file' | 'text'> {
  readonly read: () => Article;
}

/**
 * What is wrong with the prose of articles. What earlier runs have found is kept, also that of other checkouts, so that only articles are read that have changed since. An article is
 * judged by its own text, by the names that the glossary gives things, and by the rules.
 *
 * @param articles all that there are: what is kept of others is forgotten
 */
export function keptProseProblems(articles: readonly UnreadArticle[]): Problem[] {
  const kept = keptFindings<Problem[]>(
    'prose.json',
    ['scripts/prose/check.ts', 'scripts/articles/read.ts'],
    filesBelow(join(root, 'content/glossary')),
  );
  const problems = articles.flatMap(({ file, text, read }) =>
    kept.of(hashText(`${file}\n${text}`), () => proseProblems(read())),
  );
  kept.save();
  return problems;
}
