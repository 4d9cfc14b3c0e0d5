import {
  $themePreference,
  themeStorageKey as key,
  type ThemePreference,
  writeStored,
} from '../../stores/index.ts';

/** Gives the store what the document shows. */
const follow = () =>
  $themePreference.set(document.documentElement.dataset['themePreference'] as ThemePreference);

/**
 * Keeps the store in step with the document, which also follows other tabs.
 *
 * @returns ends it
 */
export function followTheme(): () => void {
  follow();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/**
 * Keeps what the reader chooses, and tells the page of it as the browser tells other tabs. The store follows the page. That also works where a quick
 * reader chooses before `followTheme` has begun.
 */
export function chooseTheme(newValue: ThemePreference): void {
  writeStored(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
