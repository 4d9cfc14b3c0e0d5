import {
  afterEveryRender,
  computed,
  Directive,
  ElementRef,
  inject,
  input,
  numberAttribute,
  signal,
} from '@angular/core';

/** Counts the characters of a text field and marks it when it is too full. */
@Directive({
  selector: 'input[appLimit], textarea[appLimit]',
  exportAs: 'appLimit',
  // #docregion host
  host: {
    '[attr.aria-invalid]': 'exceeded()',
    '(input)': 'measure()',
  },
  // #enddocregion host
})
export class Limit {
  // #docregion input
  readonly appLimit = input.required<number, unknown>({
    transform: numberAttribute,
  });
  // #enddocregion input

  // #docregion state
  private readonly used = signal(0);

  readonly left = computed(() => this.appLimit() - this.used());
  readonly exceeded = computed(() => this.left() < 0);
  // #enddocregion state

  // #docregion element
  private readonly field =
    inject<ElementRef<HTMLInputElement | HTMLTextAreaElement>>(ElementRef);

  constructor() {
    // Code may set the text too, and no event tells of that.
    afterEveryRender({ read: () => this.measure() });
  }

  protected measure(): void {
    this.used.set(this.field.nativeElement.value.length);
  }
  // #enddocregion element
}
