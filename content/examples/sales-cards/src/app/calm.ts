import { DOCUMENT, InjectionToken, inject } from '@angular/core';

// #docregion token
/** Whether the reader asked for less motion. */
export const CALM = new InjectionToken<boolean>('CALM', {
  factory: () => {
    const view = inject(DOCUMENT).defaultView;
    const query = view?.matchMedia?.('(prefers-reduced-motion: reduce)');
    return query?.matches ?? true;
  },
});
// #enddocregion token
