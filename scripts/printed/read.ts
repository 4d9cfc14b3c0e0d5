import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parseYaml, validate } from '../../src/schemas/index.ts';
import { root } from '../lib/paths.mjs';

const FOLDER = 'content/examples/printed';

/** What the commands have printed, a folder for each group. */
export const generatedFolder = join(root, FOLDER, 'generated');

const patternSchema = z.string().transform((text, context) => {
  try {
    return new RegExp(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const outputSchema = z.strictObject({
  /** File below the folder of the group. */
  to: z.string().endsWith('.txt'),
  /** `ng …` or `node …`. */
  run: z.string().regex(/^(ng|node) /),
  /** Exit code that the command must have. */
  status: z.number().int().default(0),
  /** The command goes on running: what it prints when it is ready. It is stopped then. */
  until: patternSchema.optional(),
  /** Files that are written first, by path. */
  with: z.record(z.string(), z.string()).default({}),
  /** Only lines that fit one of these are kept; an ellipsis stands where others were. */
  keep: z.array(patternSchema).optional(),
});

const groupSchema = z
  .strictObject({
    /** A folder of `content/examples` with a `workspace.yaml`. */
    workspace: z.string().optional(),
    /** Name and options for `ng new`. */
    new: z.string().optional(),
    /** File for what `ng new` prints. */
    created: z.string().endsWith('.txt').optional(),
    outputs: z.array(outputSchema),
  })
  .refine(
    (group) => (group.workspace === undefined) !== (group.new === undefined),
    'Write either `workspace` or `new`.',
  );

/** A command and where its output goes. */
export type Output = z.infer<typeof outputSchema>;

/** Commands that run in one project, in their order. */
export type Group = z.infer<typeof groupSchema> & { readonly name: string };

/** The groups of `content/examples/printed`, sorted by name. */
export function readGroups(): Group[] {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => readGroup(join(folder, file), file.replace(/\.yaml$/, '')));
}

function readGroup(path: string, name: string): Group {
  const file = `${FOLDER}/${name}.yaml`;
  const result = validate(groupSchema, parseYaml(readFileSync(path, 'utf8'), { file }));
  if (result.success) return { ...result.data, name };
  throw result.errors[0];
}
