import { startFailedPresses, tellOffline } from './failed-press.ts';
import { stopNavigation } from './stop-navigation.ts';

/** What handles a failure can only be loaded while there is a connection: it comes with the reader's first act on the page. */
const loadHandler = () => import('./first-act.ts').catch(() => undefined);

/**
 * Sends a navigation whose request failed to the error page, or, where that one has no answer either, to one that says so and keeps the address. Without this
 * the router would hand the address to the browser, which shows its own error page for a lost connection, and leaves a host's 404 under the wrong address.
 * Where the connection was lost before the reader's first act, nothing is there to make a page of: the reader is told, and stays.
 */
export function startFailedNavigation(): void {
  startFailedPresses();
  for (const act of ['pointerover', 'focusin', 'online'])
    addEventListener(act, loadHandler, { once: true });
  document.addEventListener('astro:before-preparation', (event) => {
    if (event.to.pathname === '/404') return;
    const load = event.loader;
    event.loader = async () => {
      await load();
      const isFailed = event.defaultPrevented || event.newDocument.body.dataset['page'] === 'error';
      if (!isFailed || event.signal.aborted) return;
      const handler = await loadHandler();
      if (handler) return handler.handleFailure(event);
      if (navigator.onLine) return;
      stopNavigation();
      tellOffline();
    };
  });
}
