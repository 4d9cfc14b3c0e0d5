import type { Redirect } from './flatten-redirects.ts';
import { legacyRedirectsFile } from './legacy-redirects.ts';

const note = `# Generated from ${legacyRedirectsFile} by src/redirects/redirects-integration.ts. Do not edit.`;

/** `_redirects`, which Netlify and Cloudflare Pages read from the published folder. */
export function renderRedirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({ from, to }) => `${from} ${to} 301`);
  return lines([note, ...rules]);
}

/** The body of an nginx map from old to new address. */
export function renderNginxMap(redirects: readonly Redirect[]): string {
  const usage = [
    note,
    '# map $uri $redirect_target { include nginx-redirects.map; }',
    '# server { if ($redirect_target) { return 301 $redirect_target; } }',
  ];
  // Quoted, because a fragment starts with the character that starts a comment.
  const rules = redirects.map(({ from, to }) => `"${from}" "${to}";`);
  return lines([...usage, ...rules]);
}

function lines(content: readonly string[]): string {
  return `${content.join('\n')}\n`;
}
