/**
 * The router gives the root element the attributes of the new page. What the scripts before first paint and others have put there (the scheme, open
 * notices, the state of the navigation) stays.
 */
export function keepRoot(): void {
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    const { className, dataset } = document.documentElement;
    newDocument.documentElement.className = className;
    Object.assign(newDocument.documentElement.dataset, dataset);
  });
}
