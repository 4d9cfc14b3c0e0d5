import { unified } from '@astrojs/markdown-remark';
import { type MarkdownConfiguration, withDefaults } from './options.ts';
import { alertBlocks } from './remark/alerts.ts';
import { codeBlocks } from './remark/code-blocks.ts';
import { checkComponents } from './remark/components.ts';
import { contentsList } from './remark/contents.ts';
import { decorativeHeader } from './remark/decorative-header.ts';
import { diagrams } from './remark/diagrams.ts';
import { glossaryTerms } from './remark/glossary-terms.ts';
import { linkedHeadings } from './remark/headings.ts';
import { articleImages } from './remark/images.ts';
import { articleLinks } from './remark/links.ts';
import { namedPillRows } from './remark/pill-rows.ts';
import { stepHeadings } from './remark/steps.ts';
import { symbolLinks } from './remark/symbol-links.ts';
import { scrollingTables } from './remark/tables.ts';
import { videoAddresses } from './remark/videos.ts';
import { wholeOptions } from './remark/whole-options.ts';
import { headingIdSyntax } from './syntax/heading-id.ts';

/**
 * The Markdown processor of articles, for `markdown.processor` of the Astro configuration.
 * Expressive Code adds itself to it and colours the code blocks.
 */
export function markdownProcessor(configuration: MarkdownConfiguration = {}) {
  const options = withDefaults(configuration);
  return unified({
    gfm: true,
    smartypants: false,
    remarkPlugins: [
      headingIdSyntax,
      // First everything is checked as the author wrote it; what follows rewrites the tree.
      [checkComponents, options],
      [videoAddresses, options],
      [decorativeHeader, options],
      stepHeadings,
      // Examples reserve their ids before headings take theirs.
      [codeBlocks, options],
      [diagrams, options],
      [articleImages, options],
      // Headings flatten the links in them, which then need no check.
      [linkedHeadings, options],
      [articleLinks, options],
      [symbolLinks, options],
      // After everything else that is a link has become one.
      [glossaryTerms, options],
      wholeOptions,
      scrollingTables,
      namedPillRows,
      alertBlocks,
      contentsList,
    ],
  });
}
