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

  readonly cents = this.added.pipe(map((price) => price * 100));

  protected add(): void {
    this.added.emit(3);
    this.cleared.emit();
  }

  protected close(): void {
    this.ready.complete();
  }
}
