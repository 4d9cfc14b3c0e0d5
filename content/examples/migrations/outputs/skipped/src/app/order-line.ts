import {
  ChangeDetectionStrategy,
  Component,
  EventEmitter,
  Output,
} from '@angular/core';
import { map, Subject } from 'rxjs';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<button type="button" (click)="add()">Add one</button>',
})
export class OrderLine {
  @Output() added = new EventEmitter<number>();
  @Output() cleared = new EventEmitter<string>();
  @Output() paid = new Subject<number>();
  @Output() ready = new EventEmitter<void>();
  @Output() renamed = new EventEmitter();

  private readonly opens = new EventEmitter<void>();
  @Output() get opened(): EventEmitter<void> {
    return this.opens;
  }

  readonly cents = this.added.pipe(map((price) => price * 100));

  protected add(): void {
    this.added.emit(3);
    this.cleared.emit();
    this.renamed.emit('Rye bread');
  }

  protected close(): void {
    this.ready.complete();
  }
}
