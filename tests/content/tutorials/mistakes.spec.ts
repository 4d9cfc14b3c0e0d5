import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as plain } from 'playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { selection } from '../../../scripts/only/index.ts';
import { formatProblem, type WeighedProblem } from '../../../src/examples/compiler/index.ts';
import { filesBelow } from '../../../src/files/index.ts';
import { hintFor, plainCode } from '../../../src/islands/tutorial/hint-for.ts';
import { readTutorials } from '../../../src/tutorials/index.ts';
import { problemsFile, steps } from './applications.ts';
import { firstUnreached } from './check-goals.ts';
import { expect, unguarded as test } from './fixtures.ts';
import { type Mistake, mistakesFolder } from './read-mistakes.ts';

/** How many mistakes a step with goals has at least. */
const FEWEST = 3;

/** For what must not come: longer than any application here takes. */
const PATIENCE = 1500;

/** What the compiler finds in a mistake; written when the applications were compiled. */
function problemsOf({ application: { name } }: Mistake): WeighedProblem[] {
  return JSON.parse(readFileSync(problemsFile, 'utf8'))[name];
}

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ');

for (const { id, goals, hints, answer, second, mistakes } of steps) {
  if (goals.length === 0) continue;

  plain(`${id} has ${FEWEST} mistakes or more`, () => {
    expect(mistakes.length, `in ${mistakesFolder}/${id}`).toBeGreaterThanOrEqual(FEWEST);
  });

  plain(`${id}: no hint about the source fits the answer or another correct solution`, () => {
    for (const { files } of [answer, second].flatMap((solution) => solution ?? []))
      expect(hintFor(hints, files, [])?.say).toBeUndefined();
  });

  for (const mistake of mistakes) {
    const { application, says, code } = mistake;

    if (code !== undefined) {
      plain(`${application.name} does not compile, and its reader is told why`, () => {
        const problems = problemsOf(mistake).filter(({ isError }) => isError);
        const [first] = problems.map((problem) => plainCode(problem.code));
        expect(first, problems.map(formatProblem).join('\n')).toBe(plainCode(code));
        const codes = problemsOf(mistake).map((problem) => problem.code);
        const hint = hintFor(hints, application.files, codes)?.say;
        const text = readFileSync(join(root, `content/tutorials/${id}/index.mdx`), 'utf8');
        // A hint that fits must be about this mistake; without one, the text has to speak of it.
        expect(oneSpace(hint ?? text)).toContain(oneSpace(says));
      });
      continue;
    }

    test(`${application.name} does not reach a goal, and its reader is told why`, async ({
      page,
    }) => {
      const problems = problemsOf(mistake);
      const errors = problems.filter(({ isError }) => isError);
      expect(errors.map(formatProblem), 'errors of the compiler').toEqual([]);
      await page.goto(`/${application.name}/`);
      // What does not start has reached no goal either.
      await page
        .locator('[ng-version]')
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => {});
      const { files } = application;
      const unreached = await firstUnreached(goals, { page, files, patience: PATIENCE });
      expect(unreached, 'the goal that is not reached').toBeDefined();
      const codes = problems.map((problem) => problem.code);
      const told = [hintFor(hints, files, codes)?.say, unreached?.missing];
      expect(oneSpace(told.join('\n'))).toContain(oneSpace(says));
    });
  }
}

plain('each mistake belongs to a step with goals', () => {
  plain.skip(selection() !== undefined);
  const known = readTutorials(root, true)
    .flatMap((tutorial) => tutorial.steps)
    .filter(({ goals }) => goals.length > 0)
    .map(({ id }) => id);
  const strays = filesBelow(join(root, mistakesFolder)).filter(
    (file) => !known.some((id) => file.startsWith(join(root, mistakesFolder, id, '/'))),
  );
  expect(strays).toEqual([]);
});
