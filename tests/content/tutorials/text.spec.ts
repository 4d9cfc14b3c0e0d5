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

/** Most words of a step's text, without its code: a step has one goal. */
const MOST_WORDS = 350;

/** Languages of the application's own code. What a terminal is given and what it prints are not in any file. */
const APPLICATION = /^(?:angular-)?(?:ts|typescript|html|css)$/;

/** The text of a step, the files that it quotes, as they stand in its attributes, and how many words it has without code. */
function textOfStep({ id }: TutorialStep) {
  const file = `content/tutorials/${id}/index.mdx`;
  const text = readFileSync(join(root, file), 'utf8');
  const quoted: string[] = [];
  let words = 0;
  visit(readArticle(file, text).tree, (node) => {
    if (isJsx(node, 'Code')) quoted.push(textOf(node, 'path') ?? '');
    if (node.type === 'text')
      words += (node.value.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
  });
  return { file, text, quoted, words };
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
    const { answer, goals, id, project, type } = step;
    if (selection()?.steps.includes(id) === false) continue;

    if (id !== name) {
      test(`${id} has no more than ${MOST_WORDS} words, without code`, () => {
        expect(textOfStep(step).words).toBeLessThanOrEqual(MOST_WORDS);
      });
    }

    if (!answer) continue;

    if (type === 'editor') {
      test(`${id} is checked in the reader's preview: it has goals`, () => {
        expect(goals.length).toBeGreaterThan(0);
      });
    }

    test(`${id} shows each file that its answer changes`, () => {
      const { quoted } = textOfStep(step);
      const changed = Object.keys(answer.files).map((path) => `answer${path}`);
      const given = Object.keys(project.files).map((path) => path.slice(1));
      expect(changed.filter((path) => !quoted.includes(path))).toEqual([]);
      // What it shows besides is of its start: no other file of its folder belongs to the reader's project.
      expect(quoted.filter((path) => ![...changed, ...given].includes(path))).toEqual([]);
    });

    test(`${id} quotes its answer: what it writes itself is a variation or a mistake, and compiles or fails alone`, () => {
      const { file, text } = textOfStep(step);
      const fences = fencesOf(file, text).fences;
      const incomplete = fences.filter(
        ({ code, language }) => APPLICATION.test(language) && !code.startsWith('import '),
      );
      expect(incomplete.map(({ line }) => `${file}:${line}`)).toEqual([]);
    });
  }
}
