import type { z } from 'astro/zod';
import { parseFrontMatter, parseYaml, validate } from '../../../src/schemas/index.ts';

/** The reports that an author gets for a text; empty when it is valid. */
function reportsOf(schema: z.ZodType, parse: () => ReturnType<typeof parseYaml>): string {
  try {
    const result = validate(schema, parse());
    return result.success ? '' : result.errors.map(String).join('\n\n');
  } catch (error) {
    return String(error);
  }
}

/** Reports for the front matter of an article. */
export function reportsOfArticle(schema: z.ZodType, text: string): string {
  return reportsOf(schema, () => parseFrontMatter(text, 'content/docs/a.mdx'));
}

/** Reports for a YAML file. */
export function reportsOfYaml(schema: z.ZodType, text: string): string {
  return reportsOf(schema, () => parseYaml(text, { file: 'content/a.yaml' }));
}
