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
  const issues = withoutConsequences(result.error.issues);
  return {
    success: false,
    errors: issues.flatMap((issue) => explainIssue(issue, { schema, source })),
  };
}

/** A misspelled key also breaks rules about the object as a whole; its own issue is enough. */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const misspelled = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .map(({ path }) => path.join('.'));
  return issues.filter(
    ({ code, path }) => code !== 'custom' || !misspelled.includes(path.join('.')),
  );
}

/**
 * One error for several mistakes: a single one as it is, more as a list, so that an author sees all
 * of them in one run.
 *
 * @param errors at least one
 * @param where what was checked, for the list's heading
 */
export function combine(errors: readonly AuthorError[], where: string): AuthorError {
  const [first, ...others] = errors;
  if (first !== undefined && others.length === 0) return first;
  return new AuthorError({
    file: first?.file,
    line: first?.line,
    column: first?.column,
    message: `${errors.length} mistakes in ${where}:`,
    hint: `\n${errors.map(String).join('\n\n')}`,
  });
}
