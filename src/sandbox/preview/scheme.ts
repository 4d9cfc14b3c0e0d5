/**
 * Follows the color scheme that an element has, which it inherits from the page.
 *
 * @param tell is called at once, and after each change
 * @returns ends the following
 */
export function followScheme(element: Element, tell: (scheme: string) => void): () => void {
  let last: string | undefined;
  const look = () => {
    const scheme = getComputedStyle(element).colorScheme;
    if (scheme === last) return;
    last = scheme;
    tell(scheme);
  };
  look();
  // A page that leaves the choice to the system has both schemes, and the frame follows the system by itself.
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'style', 'data-theme'] });
  return () => observer.disconnect();
}
