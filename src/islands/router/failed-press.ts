/** Shows the message of `NoConnection.astro`: it is in the HTML of every page, as a module that would show one could not be loaded. */
const tellOffline = () => document.querySelector<HTMLElement>('.no-connection')?.showPopover();

/**
 * Tells the reader that what they have pressed can't be loaded because there is no connection. A failure of another kind is told by the handler of errors.
 */
export function startFailedPresses(): void {
  // A browser knows only whether the device has a network, not whether it leads anywhere.
  document.addEventListener('press-failed', () =>
    fetch('', { method: 'HEAD', cache: 'no-store' }).catch(tellOffline),
  );
}
