/**
 * Keeps an application from taking the focus out of the page around it: somebody who edits code would otherwise write into the preview each time it starts. Where the
 * reader is in the frame, everything is as usual.
 */
export function guardFocus(): void {
  const guarded: [object, string][] = [
    [HTMLElement.prototype, 'focus'],
    [SVGElement.prototype, 'focus'],
    [HTMLInputElement.prototype, 'select'],
    [HTMLTextAreaElement.prototype, 'select'],
    [Element.prototype, 'scrollIntoView'],
    [window, 'focus'],
  ];
  for (const [owner, name] of guarded) {
    const methods = owner as Record<string, (...values: unknown[]) => void>;
    const own = methods[name];
    methods[name] = function (this: unknown, ...values) {
      if (document.hasFocus()) own?.apply(this, values);
    };
  }
}
