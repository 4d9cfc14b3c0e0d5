import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { entryId } from '../../schemas/index.ts';
import { newTerms } from '../glossary/choose-terms.ts';
import { type FoundTerm, splitAtTerms, termFinder } from '../glossary/find-terms.ts';
import { glossaryFiles, readGlossary } from '../glossary/read-glossary.ts';
import { termLink } from '../glossary/term-link.ts';
import type { MarkdownOptions } from '../options.ts';
import { relativeTo } from '../place.ts';
import { watchFile } from '../watched-files.ts';
import { isJsx } from './jsx.ts';

/** Folders of articles whose terms are marked, from the project root, with the routes that their files are beneath. */
const folders: Readonly<Record<string, string>> = {
  'content/docs/': '/',
  'content/errors/': '/errors/',
};

/** What running text consists of; text in anything else is not marked. */
const proseNodes = new Set(['root', 'paragraph', 'list', 'listItem', 'blockquote', 'emphasis']);
const proseComponents = ['Callout', 'Steps', 'Step'];

/**
 * Marks the first use of terms of the glossary: each becomes a link to its entry, with the definition as its description. An article that
 * explains a term, or has it in its title, does not mark it.
 */
export function glossaryTerms(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const source = relativeTo(options.root, file.path ?? '');
    const route = routeOf(source);
    if (route === undefined) return;
    for (const name of glossaryFiles(options)) watchFile(file.path, name);
    const entries = readGlossary(options);
    const find = termFinder(entries);
    const isNew = newTerms(entries, { route, title: titleOf(file) });
    for (const { text, parent } of proseOf(tree)) {
      const found = find(text.value).filter(({ entry }) => isNew(entry));
      const index = parent.children.indexOf(text as never);
      if (found.length > 0)
        parent.children.splice(index, 1, ...(withLinks(text, found) as never[]));
    }
  };
}

function routeOf(source: string): string | undefined {
  const [folder, start] = Object.entries(folders).find(([name]) => source.startsWith(name)) ?? [];
  return folder && `${start}${entryId(source.slice(folder.length))}`;
}

function titleOf({ data }: VFile): string {
  return String(data.astro?.frontmatter?.['title'] ?? '');
}

function proseOf(tree: Root): { text: Text; parent: Parents }[] {
  const found: { text: Text; parent: Parents }[] = [];
  visitParents(tree, 'text', (text, ancestors) => {
    const parent = ancestors.at(-1);
    const isProse = ancestors.every(
      (node) => proseNodes.has(node.type) || isJsx(node, ...proseComponents),
    );
    if (parent && isProse && ancestors.some(({ type }) => type === 'paragraph')) {
      found.push({ text, parent });
    }
  });
  return found;
}

/** A text with links in place of the terms. */
function withLinks({ value }: Text, found: readonly FoundTerm[]): PhrasingContent[] {
  return splitAtTerms(value, found).map(({ words, entry }): PhrasingContent => {
    const text: Text = { type: 'text', value: words };
    if (!entry) return text;
    const { href, properties } = termLink(entry);
    return { type: 'link', url: href, children: [text], data: { hProperties: properties } };
  });
}
