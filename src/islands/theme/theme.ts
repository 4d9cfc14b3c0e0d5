import type { ThemePreference } from '../../stores/index.ts';

const systemIsDark = matchMedia('(prefers-color-scheme:dark)');
const root = document.documentElement;

/** Sets the scheme class and the preference on the root element, as the inline script does before first paint. */
function applyTheme(preference: ThemePreference): void {
  const dark = preference === 'dark' || (preference === 'auto' && systemIsDark.matches);
  root.className = dark ? 'dark-mode' : 'light-mode';
  root.dataset['themePreference'] = preference;
  // The browser's own bars follow the system by themselves, and a choice of the reader by a module that listens from then on.
  if (preference !== 'auto') import('./color-browser.ts');
}

/**
 * Keeps the document in step with the reader's choice and the system's scheme. Choices come as changes of storage: those of other tabs by
 * themselves, those of this page from the menu, in `theme-choice.ts`.
 */
export function startTheme(): void {
  const follow = () => applyTheme(root.dataset['themePreference'] as ThemePreference);
  follow();
  addEventListener('storage', ({ key, newValue }) => {
    // As the script before first paint reads it: the store's own module would be one more on every page.
    if (key === 'themePreference')
      applyTheme(newValue === 'dark' || newValue === 'light' ? newValue : 'auto');
  });
  systemIsDark.addEventListener('change', follow);
}
