/** What a page may have to tell its reader: announcements, cookies, that its version is old. */
export { bannerQueue, type QueuedBanner } from './banner-queue.ts';
export { default as CookiePopup } from './CookiePopup.astro';
export { showsCookiePopup } from './cookie-popup.ts';
export { default as OldVersion } from './OldVersion.astro';
export { default as TopBanners } from './TopBanners.astro';
