import { createHash } from 'node:crypto';

/** Inline code of a document that a policy has to name. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Types of script elements that hold data: they are not run, and no policy applies to them. */
const dataTypes = /\btype=(["']?)(?:application\/(?:ld\+)?json|text\/(?!javascript)[\w-]+)\1/i;

/**
 * Collects the inline scripts and style elements of a generated page. The text of both ends at the first end tag, as in the
 * HTML standard's tokenizer, so that an expression finds exactly what a browser hashes.
 */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
  )) {
    if (tag?.toLowerCase() === 'style') styles.push(text);
    else if (!/\bsrc\s*=/i.test(attributes) && !dataTypes.test(attributes) && text) {
      scripts.push(text);
    }
  }
  return { scripts, styles };
}

/**
 * Source expression of inline code, CSP level 3, section 2.3.1.
 *
 * @param encoding how the text was read; the hash is that of its bytes, which are UTF-8 on the page
 */
export function hashSource(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return `'sha256-${createHash('sha256').update(text, encoding).digest('base64')}'`;
}

/**
 * The policy of the whole site. It is the same on every page, since the router swaps documents under the policy of the page the reader
 * came in by; so it names the inline code of all pages.
 *
 * `style-src-attr` is the one exception: highlighted code and the sidebar carry custom properties in style attributes, which
 * can't run code.
 *
 * @param connections other hosts that scripts may ask
 * @param analytics hosts of the analytics; undefined where there are none
 */
export function contentSecurityPolicy(
  hashes: { scripts: string[]; styles: string[] },
  connections: readonly string[] = [],
  analytics?: AnalyticsHosts,
): string {
  const asked = [...connections, ...(analytics?.connections ?? [])];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...(analytics?.scripts ?? []), ...hashes.scripts].join(' '),
    ['style-src', "'self'", ...hashes.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(analytics?.images ?? [])].join(' '),
    "frame-src 'self' https://www.youtube-nocookie.com",
    ...(asked.length > 0 ? [["connect-src 'self'", ...asked].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    // “Open in StackBlitz” of the playground posts a form.
    "form-action 'self' https://stackblitz.com",
  ].join('; ');
}

/** The hosts of the hosted search service, as its client names them; none without an application there. */
export function searchHosts(appId: string | undefined): string[] {
  if (!appId) return [];
  const id = appId.toLowerCase();
  const replicas = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...replicas];
}

/** Hosts that a page with analytics loads from and sends to. */
export interface AnalyticsHosts {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

/** The hosts that the tag of an origin needs, as its documentation lists them; undefined without analytics. */
export function analyticsHosts(origin: string | undefined): AnalyticsHosts | undefined {
  if (!origin) return undefined;
  const measuring = 'https://*.google-analytics.com';
  return {
    scripts: [origin],
    connections: [origin, measuring, 'https://*.analytics.google.com'],
    images: [origin, measuring],
  };
}

/** Puts the policy into the head of a page, before anything it governs. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy.replaceAll('"', '&quot;')}">`;
  return html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`);
}
