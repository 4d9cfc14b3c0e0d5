// `npm run check:prose`: the prose of articles keeps the rules for authors; each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findArticles } from './articles/index.ts';
import { proseProblems } from './prose/index.ts';

const articles = findArticles();
stopAt(articles.flatMap(proseProblems));
console.log(`${articles.length} articles keep the rules for prose`);
