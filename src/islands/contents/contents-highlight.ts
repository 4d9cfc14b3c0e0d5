/** Share of the viewport's height, from the top, at which a heading counts as reached. Specification, section 9. */
const activeLine = 0.05;

/**
 * Where the page must be scrolled to for each heading to be the one that is read, in pixels. The last headings of a page never reach the line at its top: their
 * turns come one after the other on the last stretch.
 *
 * @param tops distances of the headings from the top of the page, less the line
 * @param end how far the page can be scrolled
 */
export function turnsOf(tops: readonly number[], end: number): number[] {
  if (end <= 0) return [...tops];
  const reachable = tops.filter((top) => top <= end).length;
  const start = Math.max(0, tops[reachable - 1] ?? 0);
  const step = (end - start) / Math.max(1, tops.length - reachable);
  return tops.map((top, index) =>
    index < reachable ? top : Math.floor(start + step * (index - reachable + 1)),
  );
}

/** Marks the entry of "On this page" whose heading was reached last; before the first one, the first entry. */
function highlight(links: HTMLAnchorElement[], headings: (HTMLElement | null)[]): void {
  // An anchor puts its heading at the scroll offset, which lies below the line on narrow screens.
  const offset =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const line = Math.max(innerHeight * activeLine, offset);
  const end = document.documentElement.scrollHeight - innerHeight;
  const tops = headings.map((heading) =>
    // Rounded: a heading at the offset may lie a fraction of a pixel below it.
    heading ? Math.floor(heading.getBoundingClientRect().top - line) + scrollY : 0,
  );
  const turns = turnsOf(tops, end);
  // Of several that can't reach the line, the one that the reader has chosen is read.
  const chosen = links.findIndex(({ hash }, index) => {
    const isChosen = hash !== '' && hash === location.hash;
    return isChosen && (tops[index] ?? 0) > end && scrollY >= end - 1;
  });
  const reached = chosen >= 0 ? chosen : turns.findLastIndex((turn) => turn <= scrollY);
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
  // The button to the top does something from now on, so it is shown.
  for (const contents of document.querySelectorAll('.contents')) contents.classList.add('followed');
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
