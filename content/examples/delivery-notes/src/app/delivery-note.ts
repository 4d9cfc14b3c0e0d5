import {
  ChangeDetectionStrategy,
  Component,
  Injectable,
  inject,
} from '@angular/core';

/** Numbers the notes in the order in which they are created. */
@Injectable({ providedIn: 'root' })
export class NoteNumbers {
  private last = 0;

  next(): number {
    this.last += 1;
    return this.last;
  }
}

@Component({
  selector: 'app-delivery-note',
  template: `
    <p>Delivery note {{ number }}</p>
    <label><input type="checkbox" /> All there</label>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class DeliveryNote {
  protected readonly number = inject(NoteNumbers).next();
}
