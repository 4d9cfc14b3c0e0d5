import type { z } from 'astro/zod';
import { AuthorError } from '../authoring/index.ts';
import { explainIssue } from './explain-issue.ts';
import type { YamlSource } from './parse-yaml.ts';

/** Valid data, or all mistakes in it. */
export type Validation<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly errors: readonly AuthorError[] };

/** Checks data against a schema and explains every mistake at its place. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
): Validation<z.output<Schema>> {
  const result = schema.safeParse(source.data);
  if (result.success) return { success: true, data: result.data };
  const { issues } = result.error;
  return {
    success: false,
    errors: issues.flatMap((issue) => explainIssue(issue, { schema, source })),
  };
}

/**
 * Throws what was found wrong: one error as it is, several as one that lists them all, so that an
 * author sees every mistake in one run.
 *
 * @param where what was checked, for the list's heading
 * @throws AuthorError when there is an error; returns otherwise
 */
export function throwAll(errors: readonly [AuthorError, ...AuthorError[]], where: string): never;
export function throwAll(errors: readonly AuthorError[], where: string): void;
export function throwAll(errors: readonly AuthorError[], where: string): void {
  const [first, ...others] = errors;
  if (first === undefined) return;
  if (others.length === 0) throw first;
  const hint = errors.map((error) => error.message).join('\n\n');
  throw new AuthorError({ message: `${errors.length} mistakes in ${where}:`, hint: `\n${hint}` });
}
