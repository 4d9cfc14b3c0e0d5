import { navigate } from 'astro:transitions/client';

const errorPath = '/404';

/** Whether a page can't be had: no answer, or one with an error status. */
async function isUnavailable(url: URL): Promise<boolean> {
  try {
    return !(await fetch(url, { method: 'HEAD' })).ok;
  } catch {
    return true;
  }
}

/**
 * Sends a navigation whose request failed to the error page. Without this the router would hand the address to the browser,
 * which shows its own error page for a lost connection, and leaves a host's 404 under the wrong address.
 */
export function startFailedNavigation(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    if (event.to.pathname === errorPath) return;
    const load = event.loader;
    event.loader = async () => {
      await load();
      if (event.signal.aborted) return;
      if (event.defaultPrevented) {
        if (await isUnavailable(event.to)) await navigate(errorPath);
      } else if (event.newDocument.body.dataset['page'] === 'error') {
        event.to = new URL(errorPath, location.origin);
      }
    };
  });
}
