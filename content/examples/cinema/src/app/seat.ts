import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  model,
} from '@angular/core';

// #docregion metadata
@Component({
  selector: 'button[appSeat]',
  template: '{{ place() }}',
  styleUrl: './seat.css',
  // #docregion host
  host: {
    class: 'seat',
    '[class.taken]': 'taken()',
    '[style.grid-column]': 'column()',
    '[disabled]': 'taken()',
    '[attr.aria-pressed]': 'chosen()',
    '[attr.aria-label]': 'label()',
    '(click)': 'chosen.set(!chosen())',
    '(keydown)': 'move($event)',
  },
  // #enddocregion host
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #enddocregion metadata
export class Seat {
  readonly place = input.required<string>({ alias: 'appSeat' });
  readonly taken = input(false, { transform: booleanAttribute });
  readonly chosen = model(false);

  protected readonly column = computed(() => this.place().slice(1));

  protected readonly label = computed(() => {
    const state = this.taken() ? ', taken' : '';
    return `Seat ${this.place()}${state}`;
  });

  // #docregion move
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);

  /** Arrow keys walk along the row, over seats that are taken. */
  protected move(event: KeyboardEvent): void {
    const forward = event.key === 'ArrowRight';
    if (!forward && event.key !== 'ArrowLeft') {
      return;
    }
    event.preventDefault();
    let next: Element | null = this.host.nativeElement;
    do {
      next = forward ? next.nextElementSibling : next.previousElementSibling;
    } while (next?.matches(':disabled'));
    if (next instanceof HTMLElement) {
      next.focus();
    }
  }
  // #enddocregion move
}
