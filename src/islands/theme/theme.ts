import { parseThemePreference, type ThemePreference, themeStorageKey } from '../../stores/index.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

/** Sets the scheme class and the preference on the root element, as the inline script does before first paint. */
function applyTheme(preference: ThemePreference): void {
  const dark = preference === 'dark' || (preference === 'auto' && systemIsDark.matches);
  root.className = dark ? 'dark-mode' : 'light-mode';
  root.dataset['themePreference'] = preference;
}

/**
 * Keeps the document in step with the reader's choice and the system's scheme. Choices come as changes of storage: those of other tabs by
 * themselves, those of this page from the menu, in `theme-choice.ts`.
 */
export function startTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey) applyTheme(parseThemePreference(newValue));
  });
  systemIsDark.addEventListener('change', () =>
    applyTheme(root.dataset['themePreference'] as ThemePreference),
  );
}
