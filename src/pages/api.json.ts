import type { APIRoute } from 'astro';
import { catalogue, documentedPackage, symbolFile } from '../reference/index.ts';
import { site } from '../site.config.ts';

/** The symbol index for programs. */
export const GET: APIRoute = () => {
  const file = symbolFile(catalogue(), {
    $schema: new URL('/api.schema.json', site.origin).href,
    product: site.product,
    version: documentedPackage('@angular/core').version,
    origin: site.origin,
  });
  return new Response(`${JSON.stringify(file)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
