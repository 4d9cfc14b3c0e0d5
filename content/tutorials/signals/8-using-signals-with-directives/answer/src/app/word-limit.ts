// #docregion import
import {
  computed,
  Directive,
  ElementRef,
  inject,
  input,
  signal,
} from '@angular/core';
// #enddocregion import

@Directive({
  selector: '[appWordLimit]',
  // #docregion host
  host: {
    '(input)': 'count()',
    '[class.warning]': 'isOver()',
    '[attr.aria-invalid]': 'isOver()',
  },
  // #enddocregion host
})
export class WordLimit {
  /** How many words the field may have. */
  readonly appWordLimit = input.required<number>();

  // #docregion state
  private readonly words = signal(0);
  protected readonly isOver = computed(
    () => this.words() > this.appWordLimit(),
  );
  // #enddocregion state

  // #docregion count
  private readonly field =
    inject<ElementRef<HTMLInputElement>>(ElementRef).nativeElement;

  protected count(): void {
    const words = this.field.value.split(/\s+/);
    this.words.set(words.filter((word) => word !== '').length);
  }
  // #enddocregion count
}
