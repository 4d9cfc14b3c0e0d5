/** Storage key of the shortcut `/` of the search: `off` once the reader has switched it off. */
export const slashStorageKey = 'docs-search-slash';
