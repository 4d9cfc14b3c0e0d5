/**
 * On a host that ignores case, `Input` and `input` are one file, which shows one of the two first. This brings the one that the address
 * names to the top.
 */
document.addEventListener('astro:page-load', () => {
  const other = document.querySelector(`[data-address="${location.pathname}"]`);
  other?.closest('.article')?.prepend(other);
});
