/** Where the layout changes. */
export const layouts = ['(width <= 700px)', '(width <= 900px)'];

/**
 * How many frames the focus is looked after when the layout has changed. A menu that closes at the same time gives the focus back up to two frames later, and the
 * browser takes it from a hidden element in the frame after.
 */
const FRAMES = 30;

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/**
 * Where another layout has taken the trigger out of view, the button of the drawer that it lies in takes the focus.
 *
 * @param trigger null where it can't have the focus
 * @returns whether the trigger takes it
 */
export function takesFocus(trigger: HTMLElement | null): boolean {
  if (trigger && isSeen(trigger)) return true;
  const openers = document.querySelectorAll<HTMLElement>('[data-drawer-open]');
  [...openers].find(isSeen)?.focus();
  return false;
}

/** What the reader last focused or pressed. */
let last: Element | null = null;

const isLost = ({ activeElement }: Document): boolean =>
  !activeElement || activeElement === document.body || !isSeen(activeElement);

function lookAfterFocus(frames: number): void {
  if (last?.closest('.site-header, .mini-menu') && isLost(document)) takesFocus(null);
  if (frames > 0) requestAnimationFrame(() => lookAfterFocus(frames - 1));
}

let started = false;

/**
 * From now on the focus does not get lost when another layout hides the part of the header that has it. A menu that is open or just closing
 * can't see to it alone: it gives the focus to a trigger that the next frame hides.
 */
export function keepFocusInLayouts(): void {
  if (started) return;
  started = true;
  last = document.activeElement;
  for (const act of ['focusin', 'pointerdown'])
    document.addEventListener(act, ({ target }) => {
      last = target as Element;
    });
  for (const layout of layouts)
    matchMedia(layout).addEventListener('change', () => lookAfterFocus(FRAMES));
}
