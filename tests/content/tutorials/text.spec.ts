import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { visit } from 'unist-util-visit';
import { readArticle } from '../../../scripts/articles/index.ts';
import { fencesOf } from '../../../scripts/fences/index.ts';
import { root } from '../../../scripts/lib/paths.mjs';
import { selection } from '../../../scripts/only/index.ts';
import { isJsx, textOf } from '../../../src/markdown/remark/jsx.ts';
import { readNavigationItems } from '../../../src/navigation/index.ts';
import { readTutorials, type TutorialStep } from '../../../src/tutorials/index.ts';

const tutorials = readTutorials(root, true);

/** The text of a step, and the files that it quotes, as they stand in its attributes. */
function textOfStep({ id }: TutorialStep) {
  const file = `content/tutorials/${id}/index.mdx`;
  const text = readFileSync(join(root, file), 'utf8');
  const quoted: string[] = [];
  visit(readArticle(file, text).tree, (node) => {
    if (isJsx(node, 'Code')) quoted.push(textOf(node, 'path') ?? '');
  });
  return { file, text, quoted };
}

for (const { name, steps } of tutorials) {
  test(`the steps of ${name} have the order of the navigation`, () => {
    const entry = readNavigationItems(root).tutorials.find(
      ({ path }) => path === `/tutorials/${name}`,
    );
    const paths = [entry?.path, ...(entry?.children ?? []).map(({ path }) => path)];
    const written = steps.map(({ route }) => route);
    // A step that is not written yet has a place too.
    expect(written).toEqual(paths.filter((path) => written.includes(path ?? '')));
  });

  for (const step of steps) {
    const { answer, id } = step;
    if (!answer || selection()?.steps.includes(id) === false) continue;

    test(`${id} shows each file that its answer changes`, () => {
      const { quoted } = textOfStep(step);
      const changed = Object.keys(answer.files).map((path) => `answer${path}`);
      expect([...new Set(quoted)].sort()).toEqual(changed.sort());
    });

    test(`${id} quotes its answer: what it writes itself is a variation or a mistake, and compiles or fails alone`, () => {
      const { file, text } = textOfStep(step);
      const fences = fencesOf(file, text).fences;
      const incomplete = fences.filter(({ code }) => !code.startsWith('import '));
      expect(incomplete.map(({ line }) => `${file}:${line}`)).toEqual([]);
    });
  }
}
