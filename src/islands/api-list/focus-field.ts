/** Takes the reader of the API list to its field, where a keyboard is likely and nothing else has been begun. Behaviour, section 2k. */
function focusNow(): void {
  const field = document.querySelector<HTMLInputElement>('.api-field');
  const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const isUntouched = document.activeElement === document.body && scrollY === 0 && !location.hash;
  if (hasMouse && isUntouched) field?.focus({ preventScroll: true });
}

// Safari has no idle callbacks.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Does so once the page has nothing else to do. */
export const focusField = (): unknown => whenIdle(focusNow);
