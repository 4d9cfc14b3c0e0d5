import type { SiteFacts } from './llms-txt.ts';
import type { ListedPage, PageSection } from './sections.ts';

/** A page with its Markdown. */
export interface WrittenPage extends ListedPage {
  readonly markdown: string;
}

/** `llms-full.txt`: the guides in reading order, each after the address of its page. */
export function llmsFull(
  { product, version, origin }: SiteFacts,
  sections: readonly PageSection<WrittenPage>[],
): string {
  const pages = sections.flatMap((section) => section.pages);
  const parts = pages.map(
    ({ route, markdown }) => `Source: ${new URL(route, origin).href}\n\n${markdown.trim()}`,
  );
  return `${[`The guides of ${product} ${version}`, ...parts].join('\n\n---\n\n')}\n`;
}
