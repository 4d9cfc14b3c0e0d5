import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** A heading as Astro lists it. */
export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** What an article became. */
export interface RenderedArticle {
  /** HTML, with components as tags. */
  html: string;
  headings: Heading[];
}

/**
 * Renders an article through the processor that the site uses, Expressive Code included.
 *
 * @param file path of the article, relative to the root
 */
export async function renderArticle(
  source: string,
  configuration: MarkdownConfiguration = {},
  file = 'content/docs/article.mdx',
): Promise<RenderedArticle> {
  const root = configuration.root ?? process.cwd();
  const processor = markdownProcessor({ root, glossaryDirectory: 'none', ...configuration });
  await addExpressiveCode(processor, configuration, root);
  let html = '';
  processor.options.rehypePlugins.push(() => (tree: Root) => {
    html = printed(tree);
  });
  const renderer = await processor.createMdxRenderer?.(
    { syntaxHighlight: false },
    { srcDir: pathToFileURL(`${root}/src/`), optimize: false },
  );
  if (!renderer) throw new Error('The processor renders no MDX.');
  const result = await renderer.process(source, path.join(root, file), {});
  return { html, headings: headingsOf(result.code) };
}

/** The error that an article fails with. */
export async function failure(
  source: string,
  configuration: MarkdownConfiguration = {},
  file = 'content/docs/article.mdx',
): Promise<AuthorError> {
  try {
    await renderArticle(source, configuration, file);
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
  root: string,
): Promise<void> {
  const integration = astroExpressiveCode(expressiveCodeOptions({ resolveSymbol, cache: false }));
  const setup = integration.hooks['astro:config:setup'] as (parameters: unknown) => Promise<void>;
  await setup({
    command: 'build',
    config: { root: pathToFileURL(`${root}/`), integrations: [], markdown: { processor } },
    updateConfig: () => undefined,
    addWatchFile: () => undefined,
    logger: console,
  });
}

/** The list that Astro puts into the compiled module. */
function headingsOf(code: string): Heading[] {
  const list = /function getHeadings\(\) \{\s*return (\[.*?\]);?\s*\}/s.exec(code)?.[1];
  return list ? new Function(`return ${list}`)() : [];
}

interface ComponentNode {
  type: string;
  name: string;
  tagName: string;
  attributes: { name: string; value: string | null }[];
  properties: Record<string, string>;
}

/** HTML of a tree in which components are still nodes of their own. */
function printed(tree: Root): string {
  const copy = structuredClone(tree);
  // What is left of expressions are comments.
  copy.children = copy.children.filter((node) => (node.type as string) !== 'mdxFlowExpression');
  visit(copy, (node) => {
    if (!(node.type as string).startsWith('mdxJsx')) return;
    const component = node as unknown as ComponentNode;
    component.type = 'element';
    component.tagName = component.name;
    component.properties = Object.fromEntries(
      component.attributes.map(({ name, value }) => [name, value ?? '']),
    );
  });
  return toHtml(copy);
}
