/**
 * What a running example may do: run its own scripts and show its own files. The framework puts the styles of components into style elements.
 * The policy of the site's pages is another one, since theirs names inline scripts and this one allows inline styles.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/**
 * What the head of a running example starts with.
 *
 * @param themeScript address of the script that gives the example the scheme of the page around it
 * @param modules addresses of the modules that the application imports: without them, a browser finds each only in the one before
 */
export function startOfHead(themeScript: string, modules: readonly string[]): string {
  return [
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    '<meta name="robots" content="noindex">',
    `<script src="${themeScript}"></script>`,
    ...modules.map((module) => `<link rel="modulepreload" href="${module}">`),
  ].join('');
}
