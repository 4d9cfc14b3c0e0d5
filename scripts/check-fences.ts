// `npm run check:fences`: the code that articles show in fences compiles in strict mode, or fails with the diagnostic that the fence names.
import { stopAt } from '../src/examples/compiler/index.ts';
import { type Fence, fencesOf, judge, quoteProblems, uncheckedShare } from './fences/index.ts';
import { root } from './lib/paths.mjs';
import { articlesThatQuote, selectedArticles, selection } from './only/index.ts';

const list = (
  title: string,
  fences: readonly Fence[],
  reason: (fence: Fence) => string | undefined,
): void => {
  if (fences.length) console.log(title);
  for (const fence of fences) console.log(`  ${fence.file}:${fence.line} ${reason(fence) ?? ''}`);
};

const only = selection();
const articles = selectedArticles();
const found = articles.map(({ file, text }) => fencesOf(file, text));
const verdict = judge(found.flatMap(({ fences }) => fences));

list('Not checked:', verdict.unchecked, ({ meta }) => meta.unchecked);
list(
  'Compile, and expect an error at run time that this check does not see:',
  verdict.unproved,
  ({ meta }) => meta.expect,
);
const share = uncheckedShare(verdict);
// A change of an example may break what other articles quote of it.
const quoting = [...articles, ...articlesThatQuote(only?.examples ?? [])];
stopAt([
  ...found.flatMap(({ problems }) => problems),
  ...quoting.flatMap((article) => quoteProblems(article, root)),
  ...verdict.problems,
  // The share is one of all articles.
  ...(only ? [] : share.problems),
]);
console.log(
  `Fences: ${verdict.compiled} compile in strict mode, ${verdict.failing} fail as they must, ${verdict.parsed} have the right syntax, ` +
    `${verdict.unproved.length} are not run, ${verdict.other} have no check, ${share.text} are not checked`,
);
