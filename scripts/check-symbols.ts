// `npm run check:symbols`: every public, stable symbol that application authors use is named or linked in an article, or listed with a reason.
// With `--links` it lists automatic links of the built site that are worth a look.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopAt } from '../src/examples/problem.ts';
import { catalogue, prepareReference, symbolIndex } from '../src/reference/index.ts';
import { counted } from './lib/count.ts';
import { root } from './lib/paths.mjs';
import { selectedArticles, selection } from './only/index.ts';
import {
  coverage,
  explainedModules,
  namedIn,
  readLeftOut,
  symbolsInScope,
} from './symbols/index.ts';

if (process.argv.includes('--links')) {
  await import('./list-symbol-links.ts');
  process.exit();
}

const list = 'content/unexplained-symbols.yaml';
await prepareReference(root);
const index = symbolIndex(root);
const symbols = symbolsInScope(catalogue(root));
// A name that several modules have is no link; in an article about applications it means the one of these modules.
const resolve = (name: string) =>
  index.resolve(name) ??
  explainedModules.map((module) => index.resolve(name, module)).find(Boolean);

const named = new Map<string, string>();
for (const article of selectedArticles()) {
  // Pages of blocks and elements belong to the API.
  if (article.file.startsWith('content/api/')) continue;
  for (const address of namedIn(article, resolve, root)) {
    if (!named.has(address)) named.set(address, article.file);
  }
}
const leftOut = readLeftOut(list, readFileSync(join(root, list), 'utf8'));
const only = selection();
const result = coverage(symbols, named, leftOut, list);
if (only) {
  // What no article names can be said of all articles only; those problems have no place.
  stopAt(result.problems.filter(({ file }) => file === list));
  console.log(
    `${counted(result.explained, 'symbol is', 'symbols are')} named, none of which the list leaves out`,
  );
  process.exit();
}
for (const [reason, group] of Map.groupBy(leftOut, (entry) => entry.reason)) {
  console.log(`${reason}\n  ${group.map(({ name }) => name).join(', ')}`);
}
stopAt(result.problems);
console.log(
  `${result.explained} of ${symbols.length} symbols are explained or linked in articles, ${result.leftOut} are left out with a reason`,
);
