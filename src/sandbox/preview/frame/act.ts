/** What a reader does with an element. The frame of a check is nowhere in sight and has no focus, so the events of a reader's hand are made. */

/** Why something can't be done with an element; undefined where it can. */
type Obstacle = string | undefined;

function focus(element: Element): void {
  element.dispatchEvent(new FocusEvent('focus'));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function blur(element: Element): void {
  element.dispatchEvent(new FocusEvent('blur'));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const tell = (element: Element, ...names: string[]) => {
  for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
};

export function click(element: Element): Obstacle {
  if (element.matches(':disabled')) return 'is disabled';
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return undefined;
}

export function type(element: Element, text: string): Obstacle {
  const writable = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!writable) return 'is not a text field';
  if (element.disabled || element.readOnly) return 'cannot be edited';
  focus(element);
  element.value = text;
  tell(element, 'input', 'change');
  blur(element);
  return undefined;
}

export function choose(element: Element, option: string): Obstacle {
  if (!(element instanceof HTMLSelectElement)) return 'is not a list of options';
  const found = [...element.options].find(
    ({ value, text }) => text.trim() === option || value === option,
  );
  if (!found) return `has no option "${option}"`;
  focus(element);
  element.value = found.value;
  tell(element, 'input', 'change');
  blur(element);
  return undefined;
}

export function press(element: Element, key: string): Obstacle {
  const details = { key, bubbles: true, cancelable: true };
  const goesOn = element.dispatchEvent(new KeyboardEvent('keydown', details));
  // What a browser does by itself where nobody prevents it.
  if (goesOn && key === 'Enter' && element instanceof HTMLInputElement)
    element.form?.requestSubmit();
  element.dispatchEvent(new KeyboardEvent('keyup', details));
  return undefined;
}
