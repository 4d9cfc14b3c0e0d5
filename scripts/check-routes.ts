/**
 * Lists what is left to write: routes of the navigation without a page, drafts, and redirects that
 * wait for a page. `--json` prints the same as data. Ends with 1 only when navigation, articles or redirects
 * contradict each other; unwritten pages are no mistake.
 */
import { readFileSync } from 'node:fs';
import { AuthorError, isDraft } from '../src/authoring/index.ts';
import { listFiles } from '../src/files/index.ts';
import {
  buildNavigation,
  checkArticles,
  findArticles,
  publishedRoutes,
  type RemainingRoute,
  readNavigationItems,
} from '../src/navigation/index.ts';
import { type Redirect, siteRedirects } from '../src/redirects/index.ts';
import { prepareReference } from '../src/reference/index.ts';

interface Report {
  readonly published: number;
  /** Files of articles that no build publishes yet. */
  readonly drafts: readonly string[];
  readonly remaining: readonly RemainingRoute[];
  readonly waiting: readonly Redirect[];
  readonly mistakes: readonly string[];
}

/** @throws AuthorError when a navigation file or a redirect is wrong */
function inspect(): Report {
  const items = readNavigationItems();
  const published = publishedRoutes();
  return {
    published: published.size,
    drafts: findArticles()
      .map(({ file }) => file)
      .concat(listFiles('.', 'content/errors', '*.mdx').map((name) => `content/errors/${name}`))
      .filter((file) => isDraft(readFileSync(file, 'utf8'))),
    remaining: buildNavigation(items, published).routesRemaining(),
    waiting: siteRedirects().waiting,
    mistakes: checkArticles(findArticles(), items).map(String),
  };
}

function print({ published, drafts, remaining, waiting, mistakes }: Report): void {
  console.log(`${published} pages, ${remaining.length} routes without a page`);
  for (const [tree, routes] of Map.groupBy(remaining, (route) => route.tree)) {
    console.log(`\n${tree ?? 'sections'} (${routes.length})`);
    for (const { path, label } of routes) console.log(`  ${path}  ${label}`);
  }
  if (drafts.length > 0) console.log(`\ndrafts (${drafts.length})`);
  for (const file of drafts) console.log(`  ${file}`);
  if (waiting.length > 0) console.log(`\nredirects that wait for their page (${waiting.length})`);
  for (const { from, to } of waiting) console.log(`  ${from} -> ${to}`);
  for (const mistake of mistakes) console.error(`\n${mistake}`);
}

try {
  await prepareReference();
  const report = inspect();
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, undefined, 2));
  else print(report);
  process.exitCode = report.mistakes.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof AuthorError)) throw error;
  console.error(String(error));
  process.exitCode = 1;
}
