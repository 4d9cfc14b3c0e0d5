/** What comes with the reader's first act on a page: pages are prefetched from then on, and a navigation that fails can be told. */
import { loadSnackbar } from '../snackbar/index.ts';
import { startPrefetch } from './prefetch.ts';

export { handleFailure } from './handle-failure.ts';

startPrefetch();
// What shows messages is loaded now, while there is a connection.
loadSnackbar().catch(() => {});
