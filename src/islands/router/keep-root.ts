/**
 * The router gives the root element the attributes of the new page. What the scripts before first paint and others have put there (the scheme, open
 * notices, the state of the navigation) stays.
 */
export function keepRoot(): void {
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    const { className, dataset } = document.documentElement;
    // The popup has come in, and does not come in again.
    if (dataset['cookies']) dataset['cookies'] = 'seen';
    newDocument.documentElement.className = className;
    Object.assign(newDocument.documentElement.dataset, dataset);
  });
}
