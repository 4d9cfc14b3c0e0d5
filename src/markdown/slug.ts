/**
 * The id of a heading, without regard to other headings of the page: lower case, every white space
 * and slash becomes a hyphen, everything but letters of any script, digits and hyphens is dropped.
 * Runs of hyphens stay, so that an address does not depend on what was dropped between them.
 *
 * @param text the heading as the reader sees it, without markup
 * @returns the id; empty when the text has neither letters nor digits
 */
export function headingSlug(text: string): string {
  const slug = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s/]/gu, '-')
    .replace(/[^\p{L}\p{Nd}-]/gu, '');
  return /[\p{L}\p{Nd}]/u.test(slug) ? slug : '';
}

/**
 * Gives out ids that are unique on a page: a repeated one gets `-1`, `-2` and so on.
 *
 * @param taken ids that the page already uses
 */
export function uniqueSlugs(taken: Iterable<string> = []): (slug: string) => string {
  const used = new Set(taken);
  const repeats = new Map<string, number>();
  return (slug) => {
    let id = slug;
    while (used.has(id)) {
      const repeat = (repeats.get(slug) ?? 0) + 1;
      repeats.set(slug, repeat);
      id = `${slug}-${repeat}`;
    }
    used.add(id);
    return id;
  };
}
