import { ORIGIN } from './assets.ts';
import type { Print } from './printer.ts';
import type { Send } from './send.ts';

/**
 * Follows links that the application leaves to the browser: those to itself start it again at the new path, as a server would; others are not
 * followed, since a preview shows nothing but its project.
 */
export function followLinks(send: Send, print: Print, current: () => string): void {
  // Last of all, so that a router has had its turn.
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    const href = link?.getAttribute('href');
    if (event.defaultPrevented || href === null || href === undefined) return;
    const url = URL.parse?.(href, current());
    if (href.startsWith('#') && url) return scrollTo(event, url);
    event.preventDefault();
    if (url?.origin === ORIGIN) send({ type: 'open', url: url.pathname + url.search + url.hash });
    else print('info', [`A preview can't open other pages: "${href}" was not opened.`], '');
  });
}

/** The frame's own address is none of the application's, so that the browser would look for the fragment in another document. */
function scrollTo(event: Event, { hash }: URL): void {
  event.preventDefault();
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
