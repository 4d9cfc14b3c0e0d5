/** Opens the closed examples of a section. A browser opens them for what is inside of them, but not for the heading above. */
function openBelow(hash: string): void {
  let part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part?.matches('h2, h3')) return;
  for (;;) {
    part = part.nextElementSibling as HTMLElement | null;
    if (!part || part.matches('h2, h3')) return;
    if (part.matches('details.example-fold')) (part as HTMLDetailsElement).open = true;
  }
}

function onClick({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  if (link?.pathname === location.pathname) openBelow(link.hash);
}

const onArrival = () => openBelow(location.hash);

/** Opens a closed example when the reader comes to the heading of its section, by a link on the page or by an address. */
export function openAtHeading(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('astro:page-load', onArrival);
  onArrival();
}
