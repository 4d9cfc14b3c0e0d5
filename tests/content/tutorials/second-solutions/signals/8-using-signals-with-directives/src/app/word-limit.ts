import { computed, Directive, input, signal } from '@angular/core';

@Directive({
  selector: '[appWordLimit]',
  host: {
    '(input)': 'read($event)',
    '[class]': '{ warning: left() < 0 }',
    '[attr.aria-invalid]': 'left() < 0 ? "true" : null',
  },
})
export class WordLimit {
  readonly appWordLimit = input.required<number>();

  private readonly text = signal('');
  protected readonly left = computed(
    () => this.appWordLimit() - (this.text().match(/\S+/g)?.length ?? 0),
  );

  protected read({ target }: Event): void {
    this.text.set((target as HTMLTextAreaElement).value);
  }
}
