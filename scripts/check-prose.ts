// `npm run check:prose`: the prose of articles and of the update guide keeps the rules for authors; each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findArticles, findSteps } from './articles/index.ts';
import { earlierForm, proseProblems } from './prose/index.ts';

const articles = findArticles();
const steps = findSteps();
const texts = [...articles, ...steps];
const files = new Set(texts.map(({ file }) => file));
const gone = [...earlierForm].filter((file) => !files.has(file));
if (gone.length > 0)
  throw new Error(`scripts/prose/earlier-form.txt has no such articles: ${gone.join(', ')}`);
stopAt(texts.flatMap((text) => proseProblems(text, earlierForm.has(text.file))));
console.log(
  `${articles.length} articles and ${steps.length} files of steps keep the rules for prose`,
);
