/**
 * What comes with the reader's first act on a page: pages are prefetched from then on, the contents follow the reader, a link opens the example that it leads to, a navigation that fails can be told, the focus stays in view, the way back leads to
 * the same place, and the site can be installed.
 */
import { start as highlightContents } from '../contents/contents-highlight.ts';
import { openAtHeading } from '../example/open-at-heading.ts';
import { loadSnackbar } from '../snackbar/index.ts';
import { followFocus } from './follow-focus.ts';
import { linkManifest } from './install-link.ts';
import { keepPlace } from './keep-place.ts';
import { startPrefetch } from './prefetch.ts';

export { handleFailure } from './handle-failure.ts';

startPrefetch();
followFocus();
keepPlace();
highlightContents();
openAtHeading();
linkManifest();
// What shows messages is loaded now, while there is a connection.
loadSnackbar().catch(() => {});
