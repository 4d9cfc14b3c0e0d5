import { loadSnackbar, showSnackbar } from '../snackbar/index.ts';
import { isOffline } from './is-offline.ts';

/** How long the message stays, in milliseconds. */
const messageTime = 6000;

const say = () =>
  showSnackbar({
    message: 'That needs a connection, and there is none. Try again when you are online.',
    duration: messageTime,
  });

/**
 * Tells the reader that what they have pressed can't be loaded because there is no connection. What shows the message is loaded now, while there is one. A
 * failure of another kind is told by the handler of errors.
 */
export function startFailedPresses(): void {
  loadSnackbar().catch(() => {});
  document.addEventListener('press-failed', async (event) => {
    // A link that a script serves would lead away from what is read, to a page that can't be loaded either.
    if (!navigator.onLine) event.preventDefault();
    if (await isOffline()) await say().catch(() => {});
  });
}
