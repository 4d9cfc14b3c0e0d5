/** Most milliseconds that a busy page puts off what can wait. */
const PATIENCE = 1000;

/** What takes the place of a browser's own word that a page is idle, in milliseconds: not all browsers give it. */
const PAUSE = 200;

/** Does something when the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, PAUSE);
}
