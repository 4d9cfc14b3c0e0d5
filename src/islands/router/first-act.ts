/**
 * What comes with the reader's first act on a page: pages are prefetched from then on, a navigation that fails can be told, the focus stays in view, and the way back leads to
 * the same place.
 */
import { loadSnackbar } from '../snackbar/index.ts';
import { followFocus } from './follow-focus.ts';
import { keepPlaceOverFonts } from './keep-place.ts';
import { startPrefetch } from './prefetch.ts';

export { handleFailure } from './handle-failure.ts';

startPrefetch();
followFocus();
keepPlaceOverFonts();
// What shows messages is loaded now, while there is a connection.
loadSnackbar().catch(() => {});
