import { $themePreference, type ThemePreference, writeStored } from '../../stores/index.ts';

/** The same as in `stores/theme-preference.ts`, which is part of every page's script and would become a file of its own. */
const key = 'themePreference';

/**
 * Gives the store what the document shows. From then on it keeps what the reader chooses, and tells the page of it as the browser tells other tabs.
 *
 * @returns ends it
 */
export function startThemeChoice(): () => void {
  const { dataset } = document.documentElement;
  const follow = () => $themePreference.set(dataset['themePreference'] as ThemePreference);
  follow();
  const stop = $themePreference.listen((newValue) => {
    writeStored(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
  addEventListener('storage', follow);
  return () => {
    stop();
    removeEventListener('storage', follow);
  };
}
