import {
  computed,
  Directive,
  ElementRef,
  inject,
  input,
  signal,
} from '@angular/core';

@Directive({
  selector: '[appWordLimit]',
  host: {
    '(input)': 'count()',
    '[class.warning]': 'isOver()',
    '[attr.aria-invalid]': 'isOver()',
  },
})
export class WordLimit {
  /** How many words the field may have. */
  readonly appWordLimit = input.required<number>();

  private readonly words = signal(0);
  protected readonly isOver = computed(
    () => this.words() > this.appWordLimit(),
  );

  private readonly field =
    inject<ElementRef<HTMLInputElement>>(ElementRef);

  protected count(): void {
    const words = this.field.value.split(/\s+/);
    this.words.set(words.filter((word) => word !== '').length);
  }
}
