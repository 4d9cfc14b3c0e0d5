import type { Redirect } from './flatten-redirects.ts';
import { legacyRedirectsFile } from './legacy-redirects.ts';
import { otherSpelling, shortLinksFile } from './short-links.ts';

const note = `# Generated from ${legacyRedirectsFile} by src/redirects/redirects-integration.ts. Do not edit.`;
const shortLinksNote = `# Short links to error codes, from ${shortLinksFile}.`;

/** `_redirects`, which Netlify and Cloudflare Pages read from the published folder. */
export function renderRedirectsFile(
  redirects: readonly Redirect[],
  shortLinks: readonly Redirect[] = [],
): string {
  const rule = ({ from, to }: Redirect) => `${from} ${to} 301`;
  const short = shortLinks.length > 0 ? [shortLinksNote, ...shortLinks.map(rule)] : [];
  return lines([note, ...redirects.map(rule), ...short]);
}

/** The body of an nginx map from old to new address. */
export function renderNginxMap(
  redirects: readonly Redirect[],
  shortLinks: readonly Redirect[] = [],
): string {
  const usage = [
    note,
    '# map $uri $redirect_target { include nginx-redirects.map; }',
    '# server { if ($redirect_target) { return 301 $redirect_target; } }',
  ];
  // Quoted, because a fragment starts with the character that starts a comment.
  const rule = ({ from, to }: Redirect) => `"${from}" "${to}";`;
  // nginx looks for the very address first, so that the pattern is only asked for other spellings.
  const short = [shortLinksNote, ...shortLinks.map(rule), `"~*${otherSpelling}" "/e/$short_link";`];
  return lines([...usage, ...redirects.map(rule), ...(shortLinks.length > 0 ? short : [])]);
}

function lines(content: readonly string[]): string {
  return `${content.join('\n')}\n`;
}
