import { twinAddress } from '../markdown/twin-address.ts';
import type { ListedPage, PageSection } from './sections.ts';

/** What a list says about the site itself. */
export interface SiteFacts {
  readonly product: string;
  readonly description: string;
  readonly origin: string;
  /** Exact version that is documented. */
  readonly version: string;
}

/** `llms.txt`, as https://llmstxt.org describes it: what the site has, by section, with the addresses of its Markdown. */
export function llmsTxt(
  { product, description, origin, version }: SiteFacts,
  sections: readonly PageSection<ListedPage>[],
): string {
  const link = (title: string, path: string, about: string) =>
    `- [${escaped(title)}](${new URL(encodeURI(path), origin).href}): ${about}`;
  const blocks = [
    `# ${product} documentation`,
    `> ${description}`,
    `This is the documentation of ${product} ${version}. Every page has a Markdown form at its address with \`.md\` added.`,
    ...sections.flatMap(({ title, pages }) => [
      `## ${title}`,
      pages.map((page) => link(page.title, twinAddress(page.route), page.description)).join('\n'),
    ]),
    '## Optional',
    [
      link(
        'All guides in one file',
        '/llms-full.txt',
        'The text of every guide, in reading order.',
      ),
      link('Symbol index', '/api.json', 'Every public symbol with its module, kind and address.'),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const escaped = (label: string): string => label.replace(/[[\]\\]/g, '\\$&');
