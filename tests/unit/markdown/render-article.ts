import path from 'node:path';
import { fileURLToPath } from 'node:url';
import astroExpressiveCode from 'astro-expressive-code';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { AuthorError } from '../../../src/authoring/index.ts';
import {
  expressiveCodeOptions,
  type MarkdownConfiguration,
  markdownProcessor,
} from '../../../src/markdown/index.ts';

/** The little project that the tests quote files from. */
const root = fileURLToPath(new URL('./fixture/', import.meta.url));

/**
 * Renders an article through the processor that the site uses, Expressive Code included.
 *
 * @returns the HTML, with components as tags, and the headings that Astro lists
 */
export async function renderArticle(source: string, configuration: MarkdownConfiguration = {}) {
  const processor = markdownProcessor({ root, ...configuration });
  await addExpressiveCode(processor, configuration);
  let html = '';
  processor.options.rehypePlugins.push(() => (tree: Root) => {
    html = printed(tree);
  });
  const renderer = await processor.createMdxRenderer?.(
    { syntaxHighlight: false },
    { srcDir: new URL('./src/', import.meta.url), optimize: false },
  );
  if (!renderer) throw new Error('The processor renders no MDX.');
  const result = await renderer.process(source, path.join(root, 'content/docs/article.mdx'), {});
  const list = /function getHeadings\(\) \{\s*return (\[.*?\]);?\s*\}/s.exec(result.code)?.[1];
  return { html, headings: list ? (new Function(`return ${list}`)() as Heading[]) : [] };
}

interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** The error that an article fails with. */
export async function failure(
  source: string,
  configuration: MarkdownConfiguration = {},
): Promise<AuthorError> {
  try {
    await renderArticle(source, configuration);
  } catch (error) {
    if (error instanceof AuthorError) return error;
    throw error;
  }
  throw new Error('The article was expected to fail.');
}

/** Lets the integration add itself to the processor, as it does when Astro starts. */
async function addExpressiveCode(
  processor: ReturnType<typeof markdownProcessor>,
  { resolveSymbol }: MarkdownConfiguration,
): Promise<void> {
  const integration = astroExpressiveCode(expressiveCodeOptions({ resolveSymbol }));
  const setup = integration.hooks['astro:config:setup'] as (parameters: unknown) => Promise<void>;
  await setup({
    command: 'build',
    config: { root: new URL('./fixture/', import.meta.url), integrations: [], markdown: { processor } },
    updateConfig: () => undefined,
    addWatchFile: () => undefined,
    logger: console,
  });
}

/** HTML of a tree in which components are still nodes of their own. */
function printed(tree: Root): string {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    const component = node as unknown as {
      type: string;
      name: string;
      tagName: string;
      attributes: { name: string; value: string | null }[];
      properties: Record<string, string>;
    };
    if (!component.type.startsWith('mdxJsx')) return;
    component.type = 'element';
    component.tagName = component.name;
    component.properties = Object.fromEntries(
      component.attributes.map(({ name, value }) => [name, value ?? '']),
    );
  });
  return toHtml(copy, { allowDangerousHtml: true });
}
