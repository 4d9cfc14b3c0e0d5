import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { filesBelow } from '../../src/files/index.ts';
import { parseYaml, validate } from '../../src/schemas/index.ts';
import { root } from '../lib/paths.mjs';

/** The applications that articles about migrations show before and after. */
export const migrationsFolder = join(root, 'content/examples/migrations');

const runSchema = z.strictObject({
  /** Name in the collection of `@angular/core`. */
  schematic: z.string(),
  /** Folder of the application before: one that an author writes, or the `to` of an earlier run. */
  from: z.string(),
  /** Folder of the application after, which `npm run migrations` writes. */
  to: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  /** Errors of the compiler in the application after. */
  errors: z.array(z.string()).default([]),
});

/** A run of a schematic on a small application. */
export type Run = z.infer<typeof runSchema>;

/** The runs of `migrations.yaml`, in their order. */
export function readRuns(): Run[] {
  const file = join(migrationsFolder, 'migrations.yaml');
  const result = validate(
    z.array(runSchema),
    parseYaml(readFileSync(file, 'utf8'), { file: 'content/examples/migrations/migrations.yaml' }),
  );
  if (result.success) return result.data;
  throw result.errors[0];
}

/** The files of a folder by path, with forward slashes. */
export function filesOf(folder: string): Record<string, string> {
  const files = filesBelow(folder).map((file) => [
    file.slice(folder.length + 1).replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ]);
  return Object.fromEntries(files);
}
