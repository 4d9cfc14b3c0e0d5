type Methods = Record<string, (...values: unknown[]) => unknown>;

/** Puts something around a method. */
function wrap(
  owner: object,
  name: string,
  around: (element: HTMLElement, own: () => unknown) => unknown,
): void {
  const methods = owner as Methods;
  const own = methods[name];
  // Older browsers don't have all of them.
  if (!own) return;
  methods[name] = function (this: unknown, ...values) {
    return around(this as HTMLElement, () => own.apply(this, values));
  };
}

/** What moves the focus or the page around, and does nothing else. */
const MOVING: readonly [object, string][] = [
  [HTMLElement.prototype, 'focus'],
  [SVGElement.prototype, 'focus'],
  [HTMLInputElement.prototype, 'select'],
  [HTMLTextAreaElement.prototype, 'select'],
  [Element.prototype, 'scrollIntoView'],
  [window, 'focus'],
];

/** What shows an element, and then moves the focus into it. */
const SHOWING: readonly [object, string][] = [
  [HTMLDialogElement.prototype, 'show'],
  [HTMLDialogElement.prototype, 'showModal'],
  [HTMLElement.prototype, 'showPopover'],
];

/**
 * Keeps an application from taking the focus out of the page around it: a reader who edits code would otherwise write into the preview each
 * time it starts. Where the reader is in the frame, everything is as usual.
 */
export function guardFocus(): void {
  for (const [owner, name] of MOVING)
    wrap(owner, name, (_element, own) => (document.hasFocus() ? own() : undefined));
  for (const [owner, name] of SHOWING) wrap(owner, name, showWithoutFocus);
}

/** Shows an element that can't have the focus at that moment. */
function showWithoutFocus(element: HTMLElement, show: () => unknown): unknown {
  if (document.hasFocus() || element.inert) return show();
  element.inert = true;
  try {
    return show();
  } finally {
    element.inert = false;
  }
}
