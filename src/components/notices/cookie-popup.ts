import { ANALYTICS_ID } from 'astro:env/client';
import { site } from '../../site.config.ts';

/** Whether pages have the popup at all. */
export const showsCookiePopup = site.cookies.popup === 'always' || Boolean(ANALYTICS_ID);
