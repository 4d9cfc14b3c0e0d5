import type { APIRoute } from 'astro';
import { z } from 'astro/zod';
import { symbolFileSchema } from '../reference/index.ts';
import { site } from '../site.config.ts';

/** The JSON schema of `/api.json`. */
export const GET: APIRoute = () => {
  const { $schema, ...schema } = z.toJSONSchema(symbolFileSchema);
  const $id = new URL('/api.schema.json', site.origin).href;
  const title = `Symbol index of ${site.product}`;
  return new Response(`${JSON.stringify({ $schema, $id, title, ...schema }, null, 2)}\n`, {
    headers: { 'content-type': 'application/schema+json; charset=utf-8' },
  });
};
