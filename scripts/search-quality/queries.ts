import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { root } from '../lib/paths.mjs';

const querySchema = z.strictObject({
  query: z.string(),
  kind: z.string(),
  page: z.string(),
  also: z.array(z.string()).default([]),
  fragment: z.string().optional(),
});

/** What a developer types, and where it should lead. */
export interface Query {
  readonly query: string;
  readonly kind: string;
  /** Routes that are right. */
  readonly pages: readonly string[];
}

/** The committed queries, in the order of their file. */
export function readQueries(): Query[] {
  const text = readFileSync(join(root, 'tests/search/queries.yaml'), 'utf8');
  return z
    .array(querySchema)
    .parse(parse(text))
    .map(({ query, kind, page, also }) => ({ query, kind, pages: [page, ...also] }));
}
