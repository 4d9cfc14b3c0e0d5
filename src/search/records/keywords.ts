import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { AuthorError } from '../../authoring/index.ts';
import { combine, parseYaml, validate } from '../../schemas/index.ts';

/** File with what readers call pages, from the project root. */
const keywordsFile = 'content/search/keywords.yaml';

const keywordsSchema = z.record(
  z.string().regex(/^\//).describe('Route of a page.'),
  z
    .array(z.string().min(2))
    .min(1)
    .describe('What readers type who want this page and do not know its name.'),
);

/**
 * What readers call pages whose names they do not know, by route.
 *
 * @param isPublished whether a route is a page; undefined for routes that nobody knows
 * @throws AuthorError that lists what does not follow the schema, and unknown routes
 */
export function readKeywords(
  isPublished: (route: string) => boolean | undefined,
  root: string = process.cwd(),
): Map<string, readonly string[]> {
  const source = parseYaml(readFileSync(join(root, keywordsFile), 'utf8'), { file: keywordsFile });
  const result = validate(keywordsSchema, source);
  if (!result.success) throw combine(result.errors, keywordsFile);
  const unknown = Object.keys(result.data)
    .filter((route) => isPublished(route) === undefined)
    .map(
      (route) =>
        new AuthorError({
          ...source.placeOfKey([route]),
          message: `The site has no page ${route}.`,
          hint: 'Write the route as the address bar shows it, such as /guide/signals or /api/core/signal.',
        }),
    );
  if (unknown.length > 0) throw combine(unknown, keywordsFile);
  return new Map(Object.entries(result.data));
}
