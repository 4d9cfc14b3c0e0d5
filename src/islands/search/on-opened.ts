import type { MouseEvent } from 'react';
import type { Opened } from '../../search/index.ts';
import { recordOpened } from './kept-history.ts';

/** Whether a click opens its link elsewhere and leaves this page as it is. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * Handlers of a link to a result: it is recorded however it is opened.
 *
 * @param onLeave is called where it is opened in this window
 */
export function onOpened(opened: Opened, onLeave: (event: MouseEvent) => void) {
  return {
    onClick: (event: MouseEvent) => {
      recordOpened(opened);
      if (!opensElsewhere(event)) onLeave(event);
    },
    // The middle button opens a tab.
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) recordOpened(opened);
    },
  };
}
