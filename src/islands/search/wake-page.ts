/**
 * Wakes the search of the page where the address has a query: that is the reader's act already, and they are told if it can't be loaded. The class hides what asks them
 * to type.
 */
document.addEventListener('astro:page-load', () => {
  const island =
    /q=/.test(location.search) && document.querySelector<HTMLElement>('main astro-island');
  if (!island) return;
  island.className = 'search';
  island.click();
});
