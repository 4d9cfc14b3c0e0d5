import {
  ChangeDetectionStrategy,
  Component,
  EventEmitter,
  Output,
  output
} from '@angular/core';
import { map, Subject } from 'rxjs';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<button type="button" (click)="add()">Add one</button>',
})
export class OrderLine {
  @Output() added = new EventEmitter<number>();
  readonly cleared = output<string>();
  @Output() paid = new Subject<number>();
  readonly ready = output<void>();
  readonly renamed = output();

  private readonly opens = new EventEmitter<void>();
  @Output() get opened(): EventEmitter<void> {
    return this.opens;
  }

  readonly cents = this.added.pipe(map((price) => price * 100));

  protected add(): void {
    this.added.emit(3);
    // TODO: The 'emit' function requires a mandatory string argument
    this.cleared.emit();
    this.renamed.emit('Rye bread');
  }

  protected close(): void {
  }
}
