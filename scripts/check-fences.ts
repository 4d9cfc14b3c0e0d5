// `npm run check:fences`: the code that articles show in fences compiles in strict mode, or fails with the diagnostic that the fence names.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stopAt } from '../src/examples/compiler/index.ts';
import { filesBelow } from '../src/files/index.ts';
import { type Fence, fencesOf, judge } from './fences/index.ts';
import { root } from './lib/paths.mjs';

const list = (
  title: string,
  fences: readonly Fence[],
  reason: (fence: Fence) => string | undefined,
): void => {
  if (fences.length) console.log(title);
  for (const fence of fences) console.log(`  ${fence.file}:${fence.line} ${reason(fence) ?? ''}`);
};

const articles = filesBelow(join(root, 'content')).filter((file) => file.endsWith('.mdx'));
const found = articles.map((file) =>
  fencesOf(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
);
const verdict = judge(found.flatMap(({ fences }) => fences));

list('Not checked:', verdict.unchecked, ({ meta }) => meta.unchecked);
list(
  'Compile, and expect an error at run time that this check does not see:',
  verdict.unproved,
  ({ meta }) => meta.expect,
);
stopAt([...found.flatMap(({ problems }) => problems), ...verdict.problems]);
console.log(
  `Fences: ${verdict.compiled} compile in strict mode, ${verdict.failing} fail as they must, ${verdict.parsed} have the right syntax, ` +
    `${verdict.unproved.length} are not run, ${verdict.unchecked.length} are not checked, ${verdict.other} have no check`,
);
