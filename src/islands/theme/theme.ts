import { parseThemePreference, type ThemePreference, themeStorageKey } from '../../stores/index.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the scheme class and the preference on a document's root element, as the inline script does before first paint. */
function applyTheme(preference: ThemePreference, root: HTMLElement): void {
  const dark = preference === 'dark' || (preference === 'auto' && systemIsDark.matches);
  root.classList.remove('dark-mode', 'light-mode');
  root.classList.add(dark ? 'dark-mode' : 'light-mode');
  root.dataset['themePreference'] = preference;
}

/**
 * Keeps the document in step with the reader's choice, the system's scheme and swapped documents. Choices come as changes of storage: those of other tabs by
 * themselves, those of this page from the menu, in `theme-choice.ts`.
 */
export function startTheme(): void {
  const root = document.documentElement;
  const shown = () => root.dataset['themePreference'] as ThemePreference;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey) applyTheme(parseThemePreference(newValue), root);
  });
  systemIsDark.addEventListener('change', () => applyTheme(shown(), root));
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    applyTheme(shown(), newDocument.documentElement);
  });
}
