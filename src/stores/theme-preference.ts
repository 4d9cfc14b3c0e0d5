/** What the reader chose: follow the system, or always one scheme. */
export type ThemePreference = 'auto' | 'dark' | 'light';

/** Storage key of the preference; a missing entry means `auto`. */
export const themeStorageKey = 'themePreference';
