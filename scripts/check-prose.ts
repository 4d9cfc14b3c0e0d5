// `npm run check:prose`: the prose of articles and of the update guide keeps the rules for authors; each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findSteps } from './articles/index.ts';
import { counted } from './lib/count.ts';
import { selectedArticles, selection } from './only/index.ts';
import { proseProblems } from './prose/index.ts';

const articles = selectedArticles();
const steps = selection() ? [] : findSteps();
stopAt([...articles, ...steps].flatMap(proseProblems));
const others = selection() ? '' : ` and ${counted(steps.length, 'file')} of steps`;
console.log(`The prose of ${counted(articles.length, 'article')}${others} keeps the rules`);
