/**
 * The sliding sidebar. A page brings its first slide and the slides of the entries that contain it; the strip stands on the last of them.
 * Back moves to the left without leaving the page; an expand control whose slide is there moves to the right, any other follows its
 * link to the first page beneath, which brings the slide.
 */
import { showActiveRow } from './active-row.ts';
import { startLabelTooltips } from './label-tooltips.ts';
import { keepPlaces, restorePlaces } from './slide-places.ts';
import { keepWholeLists, startWholeSlides } from './whole-slide.ts';

/** Transitions start only after this time, so that a page does not slide while it loads; milliseconds. Behaviour, section 2c. */
const settleTime = 500;

/** What opens slides. The links that bring rows are held back until this module is there, as these are, but open none. */
const controls = '[data-expand]:not([data-all])';

const sidebar = () => document.querySelector<HTMLElement>('.sidebar');
const slidesOf = (nav: HTMLElement) => [...nav.querySelectorAll<HTMLElement>('.slide')];

function openSlide(nav: HTMLElement, index: number): void {
  nav.dataset['open'] = String(index);
  nav.style.setProperty('--open-slide', String(index));
  slidesOf(nav).forEach((slide, position) => {
    slide.toggleAttribute('data-current', position === index);
  });
  for (const control of nav.querySelectorAll<HTMLElement>(controls)) label(control, nav);
}

/** An expand control is expanded while its slide, or one beyond it, is in view. */
function label(control: HTMLElement, nav: HTMLElement): void {
  const index = slideIndex(nav, control);
  const expanded = index > 0 && index <= Number(nav.dataset['open']);
  control.setAttribute('aria-expanded', String(expanded));
  const name = control.getAttribute('aria-label') ?? '';
  control.setAttribute('aria-label', name.replace(/^\w+/, expanded ? 'Collapse' : 'Expand'));
}

function slideIndex(nav: HTMLElement, control: HTMLElement): number {
  const id = control.dataset['expand'];
  return id ? slidesOf(nav).findIndex((slide) => slide.dataset['slide'] === id) : -1;
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const nav = target.closest<HTMLElement>('.sidebar');
  if (!nav) return;
  if (target.closest('[data-slide-back]')) goBack(nav);
  const control = target.closest<HTMLElement>(controls);
  if (control) onExpand(event, nav, control);
}

function goBack(nav: HTMLElement): void {
  const index = Number(nav.dataset['open']) - 1;
  if (index < 0) return;
  const leaving = slidesOf(nav)[index + 1]?.dataset['slide'];
  openSlide(nav, index);
  nav.querySelector<HTMLElement>(`[data-expand="${leaving}"]`)?.focus({ preventScroll: true });
}

function onExpand(event: MouseEvent, nav: HTMLElement, control: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const index = slideIndex(nav, control);
  if (index < 0) return;
  // The page in view lies beneath: only the slide opens.
  event.preventDefault();
  openSlide(nav, index);
  slidesOf(nav)[index]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}

/** The expand controls are links that act as buttons, so the space bar presses them. */
function onKeydown(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control) return;
  event.preventDefault();
  control.click();
}

/** Lets the strip of a swapped page start where the old one stood, and brings the slide that leaves along for the movement. */
function carryOver(newDocument: Document): void {
  const before = sidebar();
  const after = newDocument.querySelector<HTMLElement>('.sidebar');
  if (!before || !after || before.dataset['section'] !== after.dataset['section']) return;
  entersByControl = document.activeElement?.matches(controls) ?? false;
  const from = Number(before.dataset['open']);
  const to = Number(after.dataset['open']);
  keepWholeLists(before, after);
  keepPlaces(before, after);
  if (from === to) return;
  const leaving = slidesOf(before)[from];
  if (from > to && leaving) after.querySelector('.slides')?.append(outgoing(leaving, newDocument));
  after.style.setProperty('--open-slide', String(from));
  after.dataset['target'] = String(to);
}

function outgoing(slide: HTMLElement, newDocument: Document): Node {
  const copy = newDocument.importNode(slide, true);
  copy.dataset['outgoing'] = '';
  copy.inert = true;
  return copy;
}

/** Whether the reader has pressed an expand control that led to the page: the focus moves along into its slide. */
let entersByControl = false;

function focusSlide(nav: HTMLElement): void {
  if (!entersByControl) return;
  entersByControl = false;
  const slide = nav.querySelector('.slide[data-current]');
  slide?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}

function settle(): void {
  const nav = sidebar();
  if (!nav) return;
  restorePlaces(nav);
  const target = nav.dataset['target'];
  delete nav.dataset['target'];
  if (target === undefined) focusSlide(nav);
  else slideTo(nav, Number(target));
  showActiveRow();
}

function slideTo(nav: HTMLElement, target: number): void {
  // The strip must be laid out in its old place before it moves.
  nav.getBoundingClientRect();
  requestAnimationFrame(() => {
    openSlide(nav, target);
    focusSlide(nav);
  });
  nav.addEventListener('transitionend', removeOutgoing, { once: true });
  setTimeout(removeOutgoing, 2 * settleTime);
}

function removeOutgoing(): void {
  for (const slide of document.querySelectorAll('.slide[data-outgoing]')) slide.remove();
}

const allowMotion = (root: HTMLElement) => root.setAttribute('data-slides-ready', '');

/** Starts the sliding sidebar on this and every later page. */
export function start(): void {
  startLabelTooltips();
  startWholeSlides();
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    carryOver(newDocument);
    if (document.documentElement.hasAttribute('data-slides-ready')) {
      allowMotion(newDocument.documentElement);
    }
  });
  document.addEventListener('astro:after-swap', settle);
  setTimeout(() => allowMotion(document.documentElement), settleTime - performance.now());
}
