// The build gives this module, and all it imports, one name for ever: it must be there when all others are gone with an old build.
import { showSnackbar } from '../snackbar/snackbar.ts';
import { isChunkElement, isChunkFailure } from './chunk-failure.ts';
import { describeError, firstLine } from './describe-error.ts';
import { loadNewBuild } from './load-new-build.ts';

declare global {
  interface Window {
    /** Sends to analytics; there once the reader has agreed. */
    gtag?: (...command: unknown[]) => void;
  }
}

/** Time between the failure of a script and the message about it, in milliseconds. Specification, section 9. */
const chunkErrorDelay = 500;

/** Whether this document's reader has been told to reload it. */
let told = false;

function report(description: string, fatal: boolean): void {
  window.gtag?.('event', 'exception', { description, fatal });
}

/** Tells the reader, once, that files of this page's build are gone. */
export function tellOutdated(): void {
  if (!navigator.onLine || told) return;
  told = true;
  report('Chunk loading error', false);
  setTimeout(() => {
    showSnackbar({
      message: 'Our docs have been updated, reload the page to see the latest.',
      action: { label: 'Reload', run: () => void loadNewBuild() },
    });
  }, chunkErrorDelay);
}

/** What was thrown, as an event tells of it: the browser's own, or that of an island. */
function thrownOf(event: Event): unknown {
  if (event instanceof CustomEvent) return event.detail.error;
  if (event instanceof PromiseRejectionEvent) return event.reason;
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return undefined;
}

/**
 * Reports an uncaught error or rejection; the console has it already. Of the elements that fail to load, only scripts of this build matter.
 */
export function handleError(event: Event): void {
  if (event.type === 'error' && event.target instanceof Element) {
    if (isChunkElement(event.target)) tellOutdated();
    return;
  }
  const thrown = thrownOf(event);
  if (isChunkFailure(firstLine(thrown))) tellOutdated();
  else report(describeError(thrown), true);
}
