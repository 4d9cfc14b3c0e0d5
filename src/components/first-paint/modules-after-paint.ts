/** The script element of a module, as Astro writes it. */
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/** Only pages with the script that starts them later: an attribute of it tells. */
const hasStarter = (html: string): boolean => html.includes(' data-faces=');

/**
 * Puts off the modules of a page until it is painted: requests that start before the first paint share the connection with it. They are started by
 * `first-paint.inline.js`.
 *
 * @param html of a built page
 * @returns the page with script elements that the browser does not know, and so leaves alone; as it was where nothing would start them
 */
export function putOffModules(html: string): string {
  return hasStarter(html)
    ? html.replace(MODULE, '<script type="text/later" data-src="$1"></script>')
    : html;
}
