/** Storage key of consent: `true` once the reader has accepted cookies. */
export const cookieStorageKey = 'docs-accepts-cookies';

/** Start of the storage key of a closed banner; its id follows. */
export const bannerStorageKey = 'docs-was-closed-top-banner-';
