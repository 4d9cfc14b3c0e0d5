// The sizes that /guide/forms and /guide/http name are differences of what `ng build` has printed (content/examples/printed/choices.yaml).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { generatedFolder } from '../../../scripts/printed/index.ts';

/** The estimated transfer size of a kept build, in kB. */
function transferSize(name: string): number {
  const printed = readFileSync(join(generatedFolder, 'choices', `${name}.txt`), 'utf8');
  return Number(/Initial total.*\| +([\d.]+) kB$/m.exec(printed)?.[1]);
}

/** The sizes of the rows that the pattern finds in an article, in kB. */
function namedSizes(article: string, row: RegExp): number[] {
  const text = readFileSync(join(root, 'content/docs/guide', article), 'utf8');
  return [...(row.exec(text)?.[0] ?? '').matchAll(/([\d.]+) kB/g)].map(([, size]) => Number(size));
}

test.each([
  ['forms/index.mdx', /^\| Adds to the download \|.*$/m, ['reactive', 'template-driven'], 'signal'],
  ['http/index.mdx', /^\| `resource\(\)` \| .*kB.*$/m, ['resource'], 'fetch'],
  ['http/index.mdx', /^\| `HttpClient` \| .*kB.*$/m, ['http-client'], 'fetch'],
  ['http/index.mdx', /^\| `httpResource\(\)` \| .*kB.*$/m, ['http-resource'], 'fetch'],
])('%s names the measured sizes in the row %s', (article, row, builds, without) => {
  const named = namedSizes(article, row);
  expect(named).toHaveLength(builds.length);
  for (const [index, build] of builds.entries())
    expect(
      Math.abs((named[index] ?? 0) - (transferSize(build) - transferSize(without))),
    ).toBeLessThan(0.06);
});
