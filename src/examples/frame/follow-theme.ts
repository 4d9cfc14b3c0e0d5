// Runs in the page of a running example, before it is painted: the example has the light or the dark scheme of the article around it,
// also when the reader switches. In a tab of its own it follows the system.

/** The root element of the page around this one. */
function surroundingRoot(): HTMLElement | undefined {
  if (window.parent === window) return undefined;
  try {
    return window.parent.document.documentElement;
  } catch {
    // The page around is of another site, whose document is none of ours.
    return undefined;
  }
}

/** The scheme that a page has chosen for itself; without a choice both, so that the system picks. */
function schemeOf(root: HTMLElement | undefined): string {
  if (root?.classList.contains('dark-mode')) return 'dark';
  if (root?.classList.contains('light-mode')) return 'light';
  return 'light dark';
}

const around = surroundingRoot();

function follow(): void {
  document.documentElement.style.colorScheme = schemeOf(around);
}

follow();
if (around) new MutationObserver(follow).observe(around, { attributeFilter: ['class'] });
