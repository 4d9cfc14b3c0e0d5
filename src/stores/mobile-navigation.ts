import { atom } from 'nanostores';

/** Whether the drawer of the narrow layouts is open. */
export const $mobileNavigationOpen = atom(false);
