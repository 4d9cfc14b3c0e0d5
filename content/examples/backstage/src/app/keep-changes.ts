import type { CanDeactivateFn } from '@angular/router';

/** A page that may have unsaved changes. */
export interface Leavable {
  mayLeave(): boolean | Promise<boolean>;
}

// #docregion guard
export const keepChanges: CanDeactivateFn<Leavable> = (page) => page.mayLeave();
// #enddocregion guard
