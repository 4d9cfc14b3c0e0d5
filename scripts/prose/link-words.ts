import type { Heading, Link } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../src/examples/problem.ts';
import { type GlossaryEntry, headingSlug, idsOf } from '../../src/markdown/index.ts';
import type { Article } from '../articles/index.ts';
import { titleOf } from './labels.ts';
import { stemsOf } from './stems.ts';

/** What the rule for the words of links has to know about the site. */
export interface LinkContext {
  /** The route of the article in a file. */
  readonly routeOf: (file: string) => string | undefined;
  /** The label of the article in a file in the navigation. */
  readonly labelOf: (file: string) => string | undefined;
  readonly glossary: readonly Pick<GlossaryEntry, 'term' | 'aliases' | 'forms' | 'article'>[];
}

/** Pages with the names of symbols and commands: their links have these names, or say what the symbol does. */
const NAMED_BY_CODE = /^\/(?:api|cli)\//;

/** An error code says where a link leads, whatever the title of its page. */
const CODE_OF_ERROR = /\b(?:NG|TS)\d+\b/;

/** What the page or the section of an address is called, in all its names. */
type Names = ReadonlyMap<string, string>;

function idOf({ children }: Heading, text: string): string {
  const last = children.at(-1);
  return last?.type === 'headingId' ? idsOf(last)[0] : headingSlug(text);
}

/** The text of a heading without its explicit id. */
const textOfHeading = ({ children }: Heading): string =>
  textOfNode(children.filter(({ type }) => type !== 'headingId')).trim();

function namesOf(articles: readonly Article[], { routeOf, labelOf }: LinkContext): Names {
  const names = new Map<string, string>();
  for (const article of articles) {
    const route = routeOf(article.file);
    if (route === undefined) continue;
    const ofPage = `${titleOf(article)?.title ?? ''} ${labelOf(article.file) ?? ''} ${route}`;
    names.set(route, ofPage);
    visit(article.tree, 'heading', (heading) => {
      const text = textOfHeading(heading);
      const id = idOf(heading, text);
      names.set(`${route}#${id}`, `${ofPage} ${text} ${id}`);
    });
  }
  return names;
}

/** A glossary's terms and their other names, by the pages that explain them. */
function synonymsOf({ glossary }: LinkContext): Map<string, string> {
  const synonyms = new Map<string, string>();
  for (const { term, aliases = [], forms = [], article } of glossary) {
    const [page = ''] = article.split('#');
    synonyms.set(page, [synonyms.get(page) ?? '', term, ...aliases, ...forms].join(' '));
  }
  return synonyms;
}

const hasCode = (link: Link): boolean => link.children.some(({ type }) => type === 'inlineCode');

/** Links of articles that share no word with the name of the page or the section that they lead to. */
export function linksInOtherWords(articles: readonly Article[], context: LinkContext): Problem[] {
  const names = namesOf(articles, context);
  const synonyms = synonymsOf(context);
  return articles.flatMap(({ file, tree }) => {
    const problems: Problem[] = [];
    visit(tree, 'link', (link) => {
      const text = textOfNode(link);
      const address = link.url.startsWith('#') ? `${context.routeOf(file)}${link.url}` : link.url;
      const name = names.get(address) ?? names.get(address.split('#', 1)[0] ?? '');
      if (name === undefined || hasCode(link)) return;
      if (NAMED_BY_CODE.test(address) || CODE_OF_ERROR.test(text)) return;
      const words = `${name} ${synonyms.get(address.split('#', 1)[0] ?? '') ?? ''}`;
      if (!stemsOf(text).isDisjointFrom(stemsOf(words))) return;
      problems.push({
        file,
        line: link.position?.start.line ?? 1,
        column: link.position?.start.column ?? 1,
        code: 'link-words',
        message: `The link “${text.replaceAll('\n', ' ')}” shares no word with ${address}.\nUse a word of the title or the heading, where a reader can't know where the link leads.`,
      });
    });
    return problems;
  });
}
