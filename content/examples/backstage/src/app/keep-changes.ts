import type { CanDeactivateFn } from '@angular/router';

/** A page that may hold what nobody has saved. */
export interface Leavable {
  mayLeave(): boolean | Promise<boolean>;
}

// #docregion guard
export const keepChanges: CanDeactivateFn<Leavable> = (page) => page.mayLeave();
// #enddocregion guard
