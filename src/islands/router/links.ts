/** A fragment-only link means the current page, query included, whatever the base address; downloads are left alone. */
function rewriteFragmentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not([download])')) {
    link.href = location.pathname + location.search + link.hash;
  }
}

/** What every navigation does besides loading a page: fragment-only links are rewritten. */
export function startLinks(): void {
  document.addEventListener('astro:before-swap', (event) => {
    const { from, to } = event;
    // A transition that is skipped or overtaken says so by an error, which nobody needs to know.
    event.viewTransition?.ready.catch(() => {});
    // The view transition is skipped where nothing but the query or the fragment changes.
    if (from.pathname === to.pathname) event.viewTransition?.skipTransition();
  });
  document.addEventListener('astro:page-load', rewriteFragmentLinks);
}
