import {
  $themePreference,
  parseThemePreference,
  readStored,
  type ThemePreference,
  themeStorageKey,
  writeStored,
} from '../../stores/index.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the scheme class and the preference on a document's root element, as the inline script does before first paint. */
function applyTheme(preference: ThemePreference, root: HTMLElement): void {
  const dark = preference === 'dark' || (preference === 'auto' && systemIsDark.matches);
  root.classList.remove('dark-mode', 'light-mode');
  root.classList.add(dark ? 'dark-mode' : 'light-mode');
  root.dataset['themePreference'] = preference;
}

/** Keeps the document in step with the reader's choice, the system's scheme, other tabs and swapped documents. */
export function startTheme(): void {
  $themePreference.set(parseThemePreference(readStored(themeStorageKey)));
  $themePreference.listen((preference) => {
    writeStored(themeStorageKey, preference);
    applyTheme(preference, document.documentElement);
  });
  systemIsDark.addEventListener('change', () => {
    if ($themePreference.get() === 'auto') applyTheme('auto', document.documentElement);
  });
  addEventListener('storage', (event) => {
    if (event.key === themeStorageKey) $themePreference.set(parseThemePreference(event.newValue));
  });
  document.addEventListener('astro:before-swap', (event) => {
    applyTheme($themePreference.get(), event.newDocument.documentElement);
  });
}
