/** Addresses of the packages' own site: their paths are the routes of ours. */
const officialSite = /https:\/\/(?:www\.)?angular\.dev(\/[^\s)>\]]*)?/;

/**
 * Markdown of the packages' texts, fit for our pages: what points at files or pages of the packages' own site becomes a link of ours, and
 * what only that site could show is left out.
 *
 * @returns trimmed Markdown; code is untouched
 */
export function tidyText(text: string): string {
  return outsideFences(text.replaceAll('\r\n', '\n'), (prose) =>
    outsideInlineCode(dropSiteParts(prose), ownLinks),
  ).trim();
}

/** Commands stand in fences without a language too; theirs is the one that has a prompt. */
export function nameCommandFences(text: string): string {
  return text.replace(/^```(?=\n(?:\$ )?(?:ng|npm|npx) )/gm, '```shell');
}

/** The first sentence of a text, for lists and for search engines; it ends at the first period before a capital letter or the end. */
export function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?])\s+(?=[A-Z])/);
  return first.replace(/\s+/g, ' ');
}

/** A bare address reads as the last part of its path; the sentence's own period is no part of it. */
function linkOf(address: string, path = '/'): string {
  const end = /[.,;:]$/.exec(address)?.[0] ?? '';
  const target = end ? path.slice(0, -1) : path;
  const [page = ''] = target.split('#');
  const words = (page.split('/').findLast(Boolean) ?? 'overview').replaceAll('-', ' ');
  return `[${words}](${target})${end}`;
}

/** Pictures of the packages' site, and its boxes around paragraphs. */
function dropSiteParts(prose: string): string {
  return prose
    .replace(/!\[[^\]]*\]\((?!https?:)[^)]*\)\s*/g, '')
    .replace(/^<\/?div\b[^>]*>\n*/gm, '');
}

function ownLinks(prose: string): string {
  return prose
    .replace(/\]\((?![a-z]+:|[/#])([^)\s]+)\)/g, '](/$1)')
    .replaceAll('https://update.angular.dev/', 'https://angular.dev/update-guide')
    .replace(new RegExp(`\\]\\(${officialSite.source}\\)`, 'g'), (_, path = '/') => `](${path})`)
    .replace(new RegExp(`(?<!\\()${officialSite.source}`, 'g'), linkOf);
}

function outsideFences(text: string, change: (prose: string) => string): string {
  return changeBetween(text, /(^```[\s\S]*?^```$)/m, change);
}

function outsideInlineCode(text: string, change: (prose: string) => string): string {
  return changeBetween(text, /(`[^`\n]+`)/, change);
}

/** Changes what stands between the matches of a pattern, which has one group. */
function changeBetween(text: string, kept: RegExp, change: (part: string) => string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
