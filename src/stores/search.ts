import { atom } from 'nanostores';

/** Whether the search dialog is open. */
export const $searchOpen = atom(false);

/** What stands in the field of the search dialog; it lasts until the page is loaded anew. */
export const $searchQuery = atom('');
