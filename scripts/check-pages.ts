// Part of `npm run check:content -- --only …`: what a build would say about an article, without the build. Its front matter, its place in the
// navigation, its components, links, images and diagrams. A build does it for all articles.
import { type Problem, stopAt } from '../src/examples/problem.ts';
import { counted } from './lib/count.ts';
import { root } from './lib/paths.mjs';
import { selection } from './only/index.ts';
import { pageChecks } from './pages/index.ts';

const files = selection()?.articles ?? [];
const problems: Problem[] = [];
const check = await pageChecks(root);
for (const file of files) {
  for (const error of await check(file)) {
    const { message, hint = '', line = 0, column = 0 } = error;
    problems.push({
      file: error.file ?? file,
      line,
      column,
      code: 'page',
      message: `${message}\n${hint}`.trim(),
    });
  }
}
stopAt(problems);
console.log(counted(files.length, 'article becomes a page', 'articles become pages'));
