// `npm run check:prose`: the prose of articles and of the update guide keeps the rules for authors; each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findArticles, findSteps } from './articles/index.ts';
import { proseProblems } from './prose/index.ts';

const articles = findArticles();
const steps = findSteps();
stopAt([...articles, ...steps].flatMap(proseProblems));
console.log(
  `${articles.length} articles and ${steps.length} files of steps keep the rules for prose`,
);
