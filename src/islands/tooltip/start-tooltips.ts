import type { Place } from './places.ts';
import styles from './tooltip.css?inline';
import { Tooltip } from './tooltip.ts';

/** How long a finger rests on an element before its tooltip opens, in milliseconds. Specification, section 9. */
const longPress = 500;

/** Elements that have tooltips, and what these are like. */
export interface TooltipKind {
  /** Selector of the elements. */
  anchors: string;
  /** The text of an element's tooltip; where there is none, it has no tooltip. */
  textOf(anchor: HTMLElement): string | null;
  className: string;
  /** Styles besides those that all tooltips have. */
  styles?: string;
  place: Place;
  /** Whether the elements stay in the window when the page scrolls. */
  fixed?: boolean;
  /** Time that a pointer rests on an element before its tooltip opens, in milliseconds. */
  delay: number;
  /** What opens it on a touch screen: a tap, which is held back from its element, or a long press. */
  touch: 'tap' | 'long press';
}

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

let styled = false;

/** Serves the elements of a kind on this and every later page. */
export function startTooltips(kind: TooltipKind): void {
  if (!styled) adopt(styles);
  styled = true;
  if (kind.styles) adopt(kind.styles);
  const tooltip = new Tooltip(kind.className, kind.place, kind.fixed ?? false);
  const anchorAt = (target: EventTarget | null) => {
    const anchor = (target as Element | null)?.closest?.<HTMLElement>(kind.anchors);
    return anchor && kind.textOf(anchor) ? anchor : undefined;
  };
  const show = (anchor: HTMLElement) => tooltip.show(anchor, kind.textOf(anchor));
  const hide = () => tooltip.hide();

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const anchor = anchorAt(target);
    if (anchor) tooltip.showLater(anchor, kind.textOf(anchor), kind.delay);
    else if (tooltip.box.contains(target as Node)) tooltip.stay();
    // An element that has the focus keeps its tooltip, whatever the pointer does.
    else if (tooltip.shown?.matches(':focus-visible')) tooltip.stay();
    else tooltip.hideLater();
  });
  document.addEventListener('focusin', ({ target }) => {
    const anchor = anchorAt(target);
    if (anchor?.matches(':focus-visible')) show(anchor);
    else hide();
  });
  document.addEventListener('focusout', ({ target }) => {
    // A press on the tooltip takes the focus away too.
    if (target === tooltip.shown && !tooltip.box.matches(':hover')) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('wheel', hide, { passive: true });
  document.addEventListener('astro:before-preparation', hide);
  addEventListener('resize', hide);
  if (kind.touch === 'tap') serveTaps(tooltip, anchorAt, show);
  else serveLongPresses(tooltip, anchorAt, kind);

  // What brought this module here.
  const touched = document.querySelector<HTMLElement>(`:is(${kind.anchors}):focus-visible`);
  const hovered = matchMedia('(hover: hover)').matches
    ? document.querySelector<HTMLElement>(`:is(${kind.anchors}):hover`)
    : null;
  if (touched) show(touched);
  else if (hovered) tooltip.showLater(hovered, kind.textOf(hovered), kind.delay);
}

/** The first tap shows what a pointer shows by resting, the second one does what the element does. */
function serveTaps(
  tooltip: Tooltip,
  anchorAt: (target: EventTarget | null) => HTMLElement | undefined,
  show: (anchor: HTMLElement) => void,
): void {
  const onClick = (event: PointerEvent) => {
    const anchor = anchorAt(event.target);
    const isTap =
      event.pointerType === 'touch' || (!event.pointerType && matchMedia('(hover: none)').matches);
    if (anchor && anchor !== tooltip.shown && isTap) {
      event.preventDefault();
      show(anchor);
    } else if (!tooltip.box.contains(event.target as Node)) tooltip.hide();
  };
  document.addEventListener('click', onClick as (event: Event) => void, { capture: true });
}

/** A finger that rests on an element shows its tooltip until it leaves; a scroll takes the touch over, and ends it. */
function serveLongPresses(
  tooltip: Tooltip,
  anchorAt: (target: EventTarget | null) => HTMLElement | undefined,
  { textOf }: TooltipKind,
): void {
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    const anchor = anchorAt(target);
    if (anchor && pointerType === 'touch') tooltip.showLater(anchor, textOf(anchor), longPress);
    else tooltip.hide();
  });
  for (const type of ['pointerup', 'pointercancel', 'touchend'] as const) {
    document.addEventListener(type, (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'touch') tooltip.hide();
    });
  }
}
