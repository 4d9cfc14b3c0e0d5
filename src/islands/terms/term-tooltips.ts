import { placeBelow } from './place-below.ts';
import styles from './term-tooltips.css?inline';

/** Time that the pointer rests on a term before its tooltip opens, and may be away from both before it closes, in milliseconds. */
const patience = 200;

/** The tooltip of all terms; screen readers have its text as the description of the link. */
const tooltip = document.createElement('div');
tooltip.className = 'term-tooltip';
tooltip.setAttribute('role', 'tooltip');
tooltip.popover = 'manual';

/** The term whose tooltip is open. */
let shown: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(term: HTMLElement): void {
  clearTimeout(timer);
  if (shown === term || !term.isConnected) return;
  shown = term;
  tooltip.textContent = term.getAttribute('aria-description');
  // The router swaps the body, and the tooltip with it.
  if (!tooltip.isConnected) document.querySelector('main')?.append(tooltip);
  tooltip.showPopover();
  placeBelow(tooltip, term);
}

function hide(): void {
  clearTimeout(timer);
  if (!shown) return;
  shown = undefined;
  tooltip.hidePopover();
}

const later = (act: () => void) => {
  clearTimeout(timer);
  timer = setTimeout(act, patience);
};

const termAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('.term') ?? undefined;

function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  const term = termAt(target);
  if (term) later(() => show(term));
  else if (tooltip.contains(target as Node)) clearTimeout(timer);
  // A term that has the focus keeps its tooltip, whatever the pointer does.
  else if (shown?.matches(':focus-visible')) clearTimeout(timer);
  else later(hide);
}

function onFocusIn({ target }: FocusEvent): void {
  const term = termAt(target);
  if (term?.matches(':focus-visible')) show(term);
  else hide();
}

/** The first tap shows what a pointer shows by resting, the second one follows the link. */
function onClick(event: PointerEvent): void {
  const term = termAt(event.target);
  const isTap =
    event.pointerType === 'touch' || (!event.pointerType && matchMedia('(hover: none)').matches);
  if (term && term !== shown && isTap) {
    event.preventDefault();
    show(term);
  } else if (!tooltip.contains(event.target as Node)) hide();
}

/** Serves the terms of this and every later page. */
export function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', ({ target }) => {
    // A press on the tooltip takes the focus away too.
    if (target === shown && !tooltip.matches(':hover')) hide();
  });
  document.addEventListener('click', onClick as (event: Event) => void, { capture: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('astro:before-preparation', hide);
  addEventListener('resize', hide);
  // What brought this module here.
  const touched = document.querySelector<HTMLElement>('.term:focus-visible');
  const hovered =
    matchMedia('(hover: hover)').matches && document.querySelector<HTMLElement>('.term:hover');
  if (touched ?? hovered) show((touched ?? hovered) as HTMLElement);
}
