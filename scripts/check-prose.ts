// `npm run check:prose`: the prose of articles and of the update guide keeps the rules for authors; each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findArticles, findSteps } from './articles/index.ts';
import { counted } from './lib/count.ts';
import { selectedArticles, selection } from './only/index.ts';
import { earlierForm, proseProblems } from './prose/index.ts';

/** Fails where the list of articles in the earlier form names one that does not exist. */
function checkList(): void {
  const files = new Set([...findArticles(), ...findSteps()].map(({ file }) => file));
  const gone = [...earlierForm].filter((file) => !files.has(file));
  if (gone.length > 0)
    throw new Error(`scripts/prose/earlier-form.txt has no such articles: ${gone.join(', ')}`);
}

if (!selection()) checkList();
const articles = selectedArticles();
const steps = selection() ? [] : findSteps();
stopAt([...articles, ...steps].flatMap((text) => proseProblems(text, earlierForm.has(text.file))));
const others = selection() ? '' : ` and ${counted(steps.length, 'file')} of steps`;
console.log(`The prose of ${counted(articles.length, 'article')}${others} keeps the rules`);
