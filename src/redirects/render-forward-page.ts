import type { Redirect } from './flatten-redirects.ts';

/**
 * The page at an old address, for hosts that do not read redirect rules: a script that keeps the
 * reader's query and fragment (`public/forward.js`), a refresh for readers without scripts, a link
 * for all others. Nothing is inline, so that it passes the site's content security policy.
 *
 * @param origin where the site is published, for the canonical address
 */
export function renderForwardPage({ to }: Redirect, origin: string): string {
  const target = escapeHtml(to);
  const path = escapeHtml(to.replace(/#.*$/, ''));
  const canonical = escapeHtml(new URL(to.replace(/#.*$/, ''), origin).href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved to ${path}</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script src="/forward.js" data-target="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${target}">${path}</a>.</p>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
