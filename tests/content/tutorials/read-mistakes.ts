import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { root } from '../../../scripts/lib/paths.mjs';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import { parseYaml } from '../../../src/schemas/index.ts';
import { readLayer } from '../../../src/tutorials/layers.ts';
import type { Application } from './applications.ts';

/** Mistakes that readers make, a folder for each step, in it one for each mistake. */
export const mistakesFolder = 'tests/content/tutorials/mistakes';

/** A mistake in the answer of a step. */
export interface Mistake {
  readonly application: Application;
  /** Part of what its reader is told. */
  readonly says: string;
  /** The first thing that the compiler reports; undefined where it compiles. */
  readonly code?: string;
}

/** `expect.yaml` of a mistake. */
const expectationSchema = z.strictObject({
  says: z.string().min(1),
  code: z
    .string()
    .regex(/^(?:NG|TS)\d+$/)
    .optional(),
});

/** The mistakes in the answer of a step. */
export function readMistakes(id: string, answer: ProjectFiles): Mistake[] {
  const place = join(root, mistakesFolder, id);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .sort()
    .map((name): Mistake => {
      const folder = `${mistakesFolder}/${id}/${name}`;
      const { says, code } = readExpectation(`${folder}/expect.yaml`);
      const files = { ...answer, ...readLayer(root, folder, ['src']) };
      const application = { name: `${id}/mistakes/${name}`, files };
      return { application, says, ...(code === undefined ? {} : { code }) };
    });
}

function readExpectation(file: string): z.infer<typeof expectationSchema> {
  const { data } = parseYaml(readFileSync(join(root, file), 'utf8'), { file });
  const result = expectationSchema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
