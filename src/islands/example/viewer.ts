/**
 * The parts of an example viewer that are not React's: its code is in the page from the start, and
 * the toolbar only says what of it is shown.
 */

/** Shows one panel of the viewer that an element belongs to. */
export function showPanel(inside: Element | null, index: number): void {
  const panels = viewerOf(inside)?.querySelectorAll('.example-panel') ?? [];
  panels.forEach((panel, position) => {
    panel.toggleAttribute('hidden', position !== index);
  });
}

/** Shows all lines of the viewer's code, or only the chosen ones. */
export function setCollapsed(inside: Element | null, collapsed: boolean): void {
  viewerOf(inside)?.toggleAttribute('data-collapsed', collapsed);
}

/** Hides the viewer's code, or shows it; a preview stays. */
export function setCodeHidden(inside: Element | null, hidden: boolean): void {
  viewerOf(inside)?.toggleAttribute('data-code-hidden', hidden);
}

/** The address of an example: the page's, with its query, and the viewer's id. */
export function exampleAddress(page: Pick<Location, 'origin' | 'pathname' | 'search'>, id: string) {
  return `${page.origin}${page.pathname}${page.search}#${id}`;
}

/** Puts the address of an example on the clipboard, and returns what the reader is told. */
export async function copyAddress(id: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(exampleAddress(location, id));
    return 'Link copied';
  } catch {
    return 'Copying failed';
  }
}

function viewerOf(inside: Element | null): Element | null | undefined {
  return inside?.closest('.example-viewer');
}
