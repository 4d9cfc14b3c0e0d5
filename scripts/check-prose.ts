// `npm run check:prose`: the prose of articles and of the update guide keeps the rules for authors, and comments, messages and interface texts of `src` and `scripts`
// have none of the turns that are never right. Each finding has its place and the corrected form.
import { stopAt } from '../src/examples/problem.ts';
import { findArticles, type NavigationItem, readNavigationItems } from '../src/navigation/index.ts';
import { findSteps } from './articles/index.ts';
import { counted } from './lib/count.ts';
import { root } from './lib/paths.mjs';
import { selectedArticles, selection } from './only/index.ts';
import { allSourceTurns, labelProblems, proseProblems } from './prose/index.ts';

const articles = selectedArticles();
const steps = selection() ? [] : findSteps();
const texts = [...articles, ...steps];
const source = selection() ? { problems: [], count: 0 } : allSourceTurns(root);
stopAt([
  ...texts.flatMap((text) => proseProblems(text)),
  ...labelProblems(articles, labelOf()),
  ...source.problems,
]);
const others = selection()
  ? ''
  : `, ${counted(steps.length, 'file')} of steps and the texts of ${counted(source.count, 'source file')}`;
console.log(`The prose of ${counted(articles.length, 'article')}${others} keeps the rules`);

/** Tells the labels of articles by their files. */
function labelOf(): (file: string) => string | undefined {
  const routes = new Map(findArticles(root).map(({ file, route }) => [file, route]));
  const labels = new Map<string, string>();
  const visit = (siblings: readonly NavigationItem[]): void => {
    for (const { path, label, children } of siblings) {
      if (path !== undefined) labels.set(path, label);
      visit(children ?? []);
    }
  };
  for (const tree of Object.values(readNavigationItems(root))) visit(tree);
  return (file) => labels.get(routes.get(file) ?? '');
}
