import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { runProbe } from '../../../src/sandbox/preview/run-probe.ts';
import type { ProjectFiles, ProjectPath } from '../../../src/sandbox/types.ts';
import { readTutorials } from '../../../src/tutorials/index.ts';
import { readLayer } from '../../../src/tutorials/layers.ts';

const steps = readTutorials(root)
  .flatMap((tutorial) => tutorial.steps)
  .filter(({ answer, goals }) => answer && goals.length > 0);

/** Whether each goal is reached, as far as sources tell: whatever is asked of the application counts as done. */
async function reached(goals: (typeof steps)[number]['goals'], files: ProjectFiles) {
  const results = await runProbe(goals, files, async () => ({ passed: true, message: '' }));
  return results.map(({ passed }) => passed);
}

describe.each(steps)('$id', ({ id, goals, project, answer }) => {
  test('its answer and the second solution have what goals look for in sources', async () => {
    const folder = `tests/content/tutorials/second-solutions/${id}`;
    const solutions = [answer?.files ?? {}];
    if (existsSync(join(root, folder))) solutions.push(readLayer(root, folder, ['src']));
    for (const solution of solutions)
      expect(await reached(goals, { ...project.files, ...solution })).not.toContain(false);
  });

  test('a call whose result nothing uses does not reach a goal', async () => {
    const steps = goals.flatMap(({ steps }) => steps);
    for (const step of steps) {
      if (!('calls' in step) || step.calls === 'effect') continue;
      const path = step.source as ProjectPath;
      const idle = `${project.files[path]}\nconst unusedHere = ${step.calls}<{ a: 1; b: 2 }>(0 as never);\n`;
      const index = goals.findIndex(({ steps }) => steps.includes(step));
      expect((await reached(goals, { ...project.files, [path]: idle }))[index]).toBe(false);
    }
  });
});
