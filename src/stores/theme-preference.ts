/** What the reader chose: follow the system, or always one scheme. */
export type ThemePreference = 'auto' | 'dark' | 'light';

/** Storage key of the preference; a missing entry means `auto`. */
export const themeStorageKey = 'themePreference';

/** Narrows a stored value; anything unknown counts as `auto`. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return stored === 'dark' || stored === 'light' ? stored : 'auto';
}
