// `npm run check:prose`: the prose of articles and of the update guide keeps the rules for authors; each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findSteps } from './articles/index.ts';
import { selectedArticles, selection } from './only/index.ts';
import { proseProblems } from './prose/index.ts';

const articles = selectedArticles();
const steps = selection() ? [] : findSteps();
stopAt([...articles, ...steps].flatMap(proseProblems));
console.log(
  `${articles.length} articles and ${steps.length} files of steps keep the rules for prose`,
);
