/** Gives the browser's own bars the color of the page: by the system's scheme, or by the reader's choice. */
function colorBrowser(): void {
  const { themePreference } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    if (themePreference === 'auto') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = themePreference === scheme ? 'all' : 'not all';
  }
}

// On this page, on later ones, and at every later choice, after `theme.ts` has applied it.
colorBrowser();
document.addEventListener('astro:after-swap', colorBrowser);
addEventListener('storage', colorBrowser);

export {};
