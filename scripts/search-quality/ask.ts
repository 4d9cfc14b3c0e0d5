import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { root } from '../lib/paths.mjs';

/** Address of the provider's code beside the built site, which has it only inside of the dialog. */
const address = '/search-quality/provider.js';

/**
 * Asks the embedded search of a built site, in a browser, as the dialog does.
 *
 * @param page a page of the built site
 * @param queries what to ask
 * @param names whether the queries are names, whose pages the first list has: those of texts follow
 * @returns for each query the routes of its last and longest list, without repetition
 */
export async function ask(
  page: Page,
  queries: readonly string[],
  names = false,
): Promise<Map<string, readonly string[]>> {
  const body = await bundleProvider();
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const answers = await page.evaluate(
    async ({ address, queries, names }) => {
      const { createEmbeddedProvider } = await import(address);
      const provider = createEmbeddedProvider();
      const all: string[][] = [];
      for (const query of queries) {
        let routes: string[] = [];
        for await (const hits of provider.search(query.trim(), new AbortController().signal)) {
          routes = hits.map(({ url }: { url: string }) => url.replace(/#.*/, ''));
          if (names) break;
        }
        all.push([...new Set(routes)]);
      }
      return all;
    },
    { address, queries, names },
  );
  return new Map(queries.map((query, index) => [query, answers[index] ?? []]));
}

async function bundleProvider(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, 'src/search/embedded/index.ts'), formats: ['es'], fileName: 'p' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The provider of the search could not be bundled.');
  return chunk.code;
}
