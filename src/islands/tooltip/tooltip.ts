import type { Place } from './places.ts';

/** Time that the pointer may be away from an element and its tooltip before it closes, in milliseconds. */
const patience = 200;

/** A box with a text beside an element; one for all elements of a kind, as only one of them is shown. */
export class Tooltip {
  readonly box = document.createElement('div');
  readonly #place: Place;
  readonly #fixed: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element whose tooltip is open. */
  shown: HTMLElement | undefined;

  /** @param fixed whether it stays in the window, as its elements do, when the page scrolls */
  constructor(className: string, place: Place, fixed: boolean) {
    this.#place = place;
    this.#fixed = fixed;
    this.box.className = `tooltip ${className}`;
    this.box.style.position = fixed ? 'fixed' : 'absolute';
    this.box.role = 'tooltip';
    this.box.popover = 'manual';
  }

  show(anchor: HTMLElement, text: string | null): void {
    this.stay();
    if (this.shown === anchor || !anchor.isConnected || !text) return;
    this.shown = anchor;
    this.box.textContent = text;
    // The router swaps the body, and the box with it.
    if (!this.box.isConnected) document.querySelector('main')?.append(this.box);
    this.box.showPopover();
    const point = this.#place(this.box, anchor);
    if (!point) return;
    this.box.style.left = `${point.left + (this.#fixed ? 0 : scrollX)}px`;
    this.box.style.top = `${point.top + (this.#fixed ? 0 : scrollY)}px`;
  }

  /** What was to happen later does not. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  showLater(anchor: HTMLElement, text: string | null, delay: number): void {
    this.stay();
    this.#timer = setTimeout(() => this.show(anchor, text), delay);
  }

  hideLater(): void {
    this.stay();
    this.#timer = setTimeout(() => this.hide(), patience);
  }

  hide(): void {
    this.stay();
    if (!this.shown) return;
    this.shown = undefined;
    this.box.hidePopover();
  }
}
