import type { SnackbarOptions } from './snackbar.ts';

/** Door of the snackbar: a message at the lower edge of the window. It loads when there is something to say. */
export type { SnackbarOptions } from './snackbar.ts';

/** Loads what shows messages, so that one can be shown when the connection is gone. */
export const loadSnackbar = () => import('./snackbar.ts');

/** Shows a message; it takes the place of the one that is shown. */
export async function showSnackbar(options: SnackbarOptions): Promise<void> {
  (await loadSnackbar()).showSnackbar(options);
}
