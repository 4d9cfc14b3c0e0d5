let focused: Element | undefined;
let wasInView = false;

const observer = new IntersectionObserver((entries) => {
  wasInView = entries.at(-1)?.isIntersecting ?? false;
});

function watch(target: EventTarget | null): void {
  observer.disconnect();
  focused = target as Element;
  const { top, bottom } = focused.getBoundingClientRect();
  wasInView = bottom > 0 && top < innerHeight;
  // From here on it tells when the reader scrolls away.
  observer.observe(focused);
}

function show(): void {
  if (focused === document.activeElement)
    focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keeps what has the focus in view while the device is turned: the lines above it break elsewhere then, and not all browsers follow. Where the reader had scrolled away
 * from it, the page stays where it is.
 */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => watch(target));
  if (document.activeElement !== document.body) watch(document.activeElement);
  matchMedia('(orientation: portrait)').addEventListener('change', () => {
    if (!wasInView) return;
    show();
    // Parts that the browser had not laid out yet move it once more.
    requestAnimationFrame(() => requestAnimationFrame(show));
  });
}
