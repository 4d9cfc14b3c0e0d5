import { navigate } from 'astro:transitions/client';
import { showSnackbar } from '../snackbar/index.ts';
import { isOffline } from './is-offline.ts';

type FailedNavigation = DocumentEventMap['astro:before-preparation'];

const errorPath = '/404';

/** Time between two attempts to load a page once there is a network again, in milliseconds. */
const retryTime = 2000;

/** How long a message stays, in milliseconds. */
const messageTime = 6000;

/** Asks whether a page can be had; undefined where there is no answer. */
const ask = (url: URL | string) => fetch(url, { method: 'HEAD' }).catch(() => undefined);

/** Goes on with a navigation whose page could not be loaded, or is the error page already. */
export async function handleFailure(event: FailedNavigation): Promise<void> {
  const control = event.sourceElement?.closest('[data-expand]');
  if (control) return stayAt(control, event);
  if (!event.defaultPrevented) {
    event.to = new URL(errorPath, location.origin);
    return;
  }
  const answer = await ask(event.to);
  // What can be had and is no page, such as a file, is the browser's.
  if (answer?.ok || event.signal.aborted) return;
  if (answer || (await ask(errorPath))) return navigate(errorPath);
  event.newDocument = pageWithoutConnection();
  // The router has given up; now there is a page to show.
  Object.defineProperty(event, 'defaultPrevented', { value: false });
}

/** A section of the sidebar comes with its first page. Where that one can't be had, the reader has asked for no other page, and stays. */
async function stayAt(control: Element, event: FailedNavigation): Promise<void> {
  Object.defineProperty(event, 'signal', { value: AbortSignal.abort() });
  document.dispatchEvent(new Event('settled'));
  const name = control.textContent.trim();
  const reason = (await isOffline()) ? 'there is no connection' : 'its first page can’t be loaded';
  await showSnackbar({ message: `“${name}” can’t be opened: ${reason}.`, duration: messageTime });
}

/** Loads the page whose address this is, if there is a connection again. */
async function retry(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {}
}

/**
 * The page for an address that can't be loaded because there is no connection. It is made of the page in view, as nothing else is at hand. The page that was
 * asked for comes when the connection is back, or when the reader asks again.
 */
function pageWithoutConnection(): Document {
  const page = document.cloneNode(true) as Document;
  const main = page.querySelector('main');
  page.title = 'No connection';
  page.body.dataset['page'] = 'offline';
  if (main) {
    main.innerHTML =
      '<h1 tabindex="-1">No connection</h1><p>This page could not be loaded. It comes when you are online again.</p><p><button type="button" data-retry style="min-height:3rem;text-decoration:underline">Try again</button></p>';
  }
  return page;
}

const isShown = () => document.querySelector('[data-retry]') !== null;

/** A device has a network before anything can be had through it. */
async function retryUntilLoaded(): Promise<void> {
  if (!isShown() || !navigator.onLine) return;
  await retry();
  setTimeout(retryUntilLoaded, retryTime);
}

addEventListener('online', retryUntilLoaded);
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-retry]')) void retry();
});
