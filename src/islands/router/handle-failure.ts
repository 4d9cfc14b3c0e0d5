import { navigate } from 'astro:transitions/client';
import { showSnackbar } from '../snackbar/index.ts';
import { isOffline } from './is-offline.ts';

type FailedNavigation = DocumentEventMap['astro:before-preparation'];

const errorPath = '/404';

/** Time between two attempts to load a page once there is a network again, in milliseconds. */
const retryTime = 2000;

/** How long a message stays, in milliseconds. */
const messageTime = 6000;

/** Asks whether a page can be loaded; undefined if the server does not answer. */
const ask = (url: URL | string) => fetch(url, { method: 'HEAD' }).catch(() => undefined);

/**
 * Goes on with a navigation whose page could not be loaded, or is the error page already.
 *
 * @returns false where nothing can be loaded at all
 */
export async function handleFailure(event: FailedNavigation): Promise<boolean> {
  const control = event.sourceElement?.closest('[data-expand]');
  if (control) await stayAt(control, event);
  else if (!event.defaultPrevented) event.to = new URL(errorPath, location.origin);
  else return handleNoPage(event);
  return true;
}

async function handleNoPage(event: FailedNavigation): Promise<boolean> {
  const answer = await ask(event.to);
  // The browser opens a file that is not a page.
  if (answer?.ok || event.signal.aborted) return true;
  if (!answer && !(await ask(errorPath))) return false;
  await navigate(errorPath);
  return true;
}

/** A section of the sidebar comes with its first page. If that page can't be loaded, the reader stays on the current page. */
async function stayAt(control: Element, event: FailedNavigation): Promise<void> {
  Object.defineProperty(event, 'signal', { value: AbortSignal.abort() });
  document.dispatchEvent(new Event('settled'));
  const name = control.textContent.trim();
  const reason = (await isOffline()) ? 'you’re offline' : 'its first page can’t be loaded';
  await showSnackbar({ message: `“${name}” can’t be opened: ${reason}.`, duration: messageTime });
}

const retryControl = () => document.querySelector<HTMLElement>('[data-retry]');

let timer: ReturnType<typeof setTimeout> | undefined;

function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(retry, retryTime);
}

/**
 * Loads the page that `NoConnection.astro` stands for once it can be loaded. That is asked again and again: a device is online before its connection works, and stays online
 * while a server, or the network behind a router, does not answer.
 */
async function retry(): Promise<void> {
  clearTimeout(timer);
  if (!retryControl()) return;
  if (await isOffline()) retryLater();
  else retryControl()?.click();
}

addEventListener('online', retry);
document.addEventListener('astro:page-load', () => retryControl() && retryLater());
// This module may come only now that there is a connection.
void retry();
