/**
 * Prepares the text of an SVG file for a page: without prologue and comments, and with ids that no
 * other drawing of the page has.
 *
 * @param source text of the file
 * @param prefix put before every id and every reference to one
 */
export function inlineSvg(source: string, prefix: string): string {
  const start = source.indexOf('<svg');
  return source
    .slice(Math.max(start, 0))
    .replace(/<!--.*?-->/gs, '')
    .replace(/\sid="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\((['"]?)#([^'")]+)\1\)/g, `url(#${prefix}$2)`)
    .replace(/((?:xlink:)?href)="#([^"]+)"/g, `$1="#${prefix}$2"`)
    .trim();
}
