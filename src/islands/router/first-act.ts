/** What comes with the reader's first act on a page: pages are prefetched from then on, a navigation that fails can be told, and the focus stays in view. */
import { loadSnackbar } from '../snackbar/index.ts';
import { followFocus } from './follow-focus.ts';
import { startPrefetch } from './prefetch.ts';

export { handleFailure } from './handle-failure.ts';

startPrefetch();
followFocus();
// What shows messages is loaded now, while there is a connection.
loadSnackbar().catch(() => {});
