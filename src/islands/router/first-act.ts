/** What comes with the reader's first act on a page: pages are prefetched from then on, and a navigation or a press that fails can be told. */
import { startFailedPresses } from './failed-press.ts';
import { startPrefetch } from './prefetch.ts';

export { handleFailure } from './handle-failure.ts';

startPrefetch();
startFailedPresses();
