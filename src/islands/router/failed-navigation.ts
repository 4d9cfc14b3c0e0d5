import { startFailedPresses } from './failed-press.ts';

/** What handles a failure, and keeps the reader's place, is loaded with their first act on the page, while there is a connection. */
const loadHandler = () =>
  import('./first-act.ts').catch((error) => {
    // A new deployment may have replaced it.
    reportError(error);
    // Until it can be loaded: then it also loads the page that could not be.
    setTimeout(loadHandler, 2e3);
  });

/**
 * Sends a navigation whose request failed to the error page. Without a connection the reader gets a page that says so and keeps the address. The router
 * would hand the address to the browser instead, which shows its own error page for a lost connection, and leaves a host's 404 at the wrong address.
 */
export function startFailedNavigation(): void {
  startFailedPresses();
  for (const act of ['pointerover', 'focusin', 'scroll'])
    addEventListener(act, loadHandler, { once: true });
  // An address with a fragment has scrolled the page before this module came.
  if (scrollY) loadHandler();
  document.addEventListener('astro:before-preparation', (event) => {
    if (event.to.pathname === '/404') return;
    const load = event.loader;
    event.loader = async () => {
      await load();
      const isFailed = event.defaultPrevented || event.newDocument.body.dataset['page'] === 'error';
      if (!isFailed || event.signal.aborted) return;
      if (await (await loadHandler())?.handleFailure(event)) return;
      // Neither the page nor the handler can be loaded: the page in view gets the text of `NoConnection.astro`.
      const page = document.cloneNode(true) as Document;
      page.title = 'No connection';
      (page.querySelector('main') as HTMLElement).innerHTML = (
        page.querySelector('.no-connection+template') as HTMLElement
      ).innerHTML;
      event.newDocument = page;
      // The router has given up; now there is a page to show.
      Object.defineProperty(event, 'defaultPrevented', { value: false });
    };
  });
}
