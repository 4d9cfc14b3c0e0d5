import { atom } from 'nanostores';
import type { ThemePreference } from './theme-preference.ts';

/** The reader's choice, once a menu that shows it is there. `islands/theme` applies every change to the document. */
export const $themePreference = atom<ThemePreference>('auto');
