/** Keeps view transitions quiet, and out of changes of the query or the fragment. */
export function startViewTransitions(): void {
  document.addEventListener('astro:before-swap', (event) => {
    const { from, to } = event;
    // A transition that is skipped or overtaken says so by an error, which nobody needs to know.
    event.viewTransition?.ready.catch(() => {});
    // The view transition is skipped where nothing but the query or the fragment changes.
    if (from.pathname === to.pathname) event.viewTransition?.skipTransition();
  });
}
