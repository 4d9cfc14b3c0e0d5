import {
  ChangeDetectionStrategy,
  Component,
  effect,
  InjectionToken,
  inject,
  signal,
} from '@angular/core';

// #docregion note
export const NOTES = new InjectionToken<Pick<Storage, 'setItem'>>('notes', {
  factory: () => localStorage,
});

@Component({
  selector: 'app-order-note',
  template: `
    <label for="note">Note for the driver</label>
    <input #field id="note" (input)="note.set(field.value)" />
  `,
  // #enddocregion note
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion note
})
export class OrderNote {
  private readonly notes = inject(NOTES);
  readonly note = signal('');

  constructor() {
    effect(() => this.notes.setItem('note', this.note()));
  }
}
// #enddocregion note
