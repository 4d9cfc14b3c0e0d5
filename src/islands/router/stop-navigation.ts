let stop = new AbortController();

/**
 * Escape ends a pending navigation, as it ends one of the browser's own. The router ends one where its event says so, and has no other word for it. On the way
 * through the history the address is another one already, and needs its page.
 */
export function startStopping(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    if (event.navigationType === 'traverse') return;
    stop = new AbortController();
    const signal = AbortSignal.any([event.signal, stop.signal]);
    // A plain field, which only the types protect.
    Object.defineProperty(event, 'signal', { value: signal });
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stop.abort();
  });
}
