/** Wakes the search of the page where the address has a query: that is the reader's act already. */
document.addEventListener('astro:page-load', () => {
  if (/\bq=/.test(location.search))
    document.querySelector('main astro-island')?.dispatchEvent(new Event('focusin'));
});
