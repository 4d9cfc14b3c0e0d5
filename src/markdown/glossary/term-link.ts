import { type GlossaryEntry, glossaryRoute } from './read-glossary.ts';

/** The address and the attributes of a link from a term to its entry. */
export function termLink({ id, definition }: GlossaryEntry) {
  return {
    href: `${glossaryRoute}#${id}`,
    properties: {
      className: ['term'],
      // Screen readers read the description, and the tooltip takes its text from it.
      'aria-description': definition.replaceAll('`', ''),
    },
  };
}
