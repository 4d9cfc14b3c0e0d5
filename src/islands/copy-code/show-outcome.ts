/** How long a button shows whether copying succeeded, in milliseconds. */
const feedbackTime = 2000;

const messages = { copied: 'Copied', failed: 'Copying failed' } as const;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows for a while how copying ended: as the state of the button, and in words in the element behind it. */
export function showOutcome(button: Element, outcome: keyof typeof messages): void {
  const status = button.nextElementSibling;
  const set = (state: string, text: string) => {
    button.setAttribute('data-state', state);
    if (status) status.textContent = text;
  };
  set(outcome, messages[outcome]);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => set('', ''), feedbackTime),
  );
}
