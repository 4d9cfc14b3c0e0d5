/**
 * Content of the title element: the label and the product; an overview names its parent first, since
 * its own label says nothing.
 *
 * @param label of the page; the error page has none
 * @param parent label of the entry above it
 */
export function pageTitle(
  label: string | undefined,
  parent: string | undefined,
  product: string,
): string {
  if (!label) return product;
  const parts = label.startsWith('Overview') && parent ? [parent, 'Overview'] : [label];
  return [...parts, product].join(' • ');
}
