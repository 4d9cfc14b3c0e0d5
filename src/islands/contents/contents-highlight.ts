/** Share of the viewport's height, from the top, at which a heading counts as reached. Specification, section 9. */
const activeLine = 0.05;

/** Marks the entry of "On this page" whose heading was reached last; before the first one, the first entry. */
function highlight(links: HTMLAnchorElement[], headings: (HTMLElement | null)[]): void {
  // An anchor puts its heading at the scroll offset, which lies below the line on narrow screens.
  const offset =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const line = Math.max(innerHeight * activeLine, offset);
  // Rounded: a heading at the offset may lie a fraction of a pixel below it.
  const reached = headings.findLastIndex(
    (heading) => heading !== null && Math.floor(heading.getBoundingClientRect().top) <= line,
  );
  links.forEach((link, index) => {
    if (index === Math.max(reached, 0)) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  });
}

let stop = () => {};

function watchPage(): void {
  stop();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a[href*="#"]')];
  if (links.length === 0) return;
  const headings = links.map((link) =>
    document.getElementById(decodeURIComponent(link.hash.slice(1))),
  );
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => highlight(links, headings));
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  addEventListener('scroll', schedule, options);
  addEventListener('resize', schedule, options);
  stop = () => listening.abort();
  schedule();
}

function onClick(event: MouseEvent): void {
  if (!(event.target as Element).closest('[data-back-to-top]')) return;
  scrollTo({ top: 0 });
}

/** Follows the reader through the article: highlights the contents entry, and returns to the top without changing the address. */
export function start(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('astro:page-load', watchPage);
  watchPage();
}
