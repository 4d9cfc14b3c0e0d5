import {
  $themePreference,
  themeStorageKey as key,
  type ThemePreference,
  writeStored,
} from '../../stores/index.ts';

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
