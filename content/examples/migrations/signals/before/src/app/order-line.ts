import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  EventEmitter,
  Input,
  Output,
  ViewChild,
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <label>{{ product }} <input #amount type="number" value="1" /></label>
    <button type="button" (click)="add()">Add</button>
  `,
})
export class OrderLine {
  @Input({ required: true }) product!: string;
  @Output() added = new EventEmitter<number>();
  @ViewChild('amount') amount!: ElementRef<HTMLInputElement>;

  protected add(): void {
    this.added.emit(this.amount.nativeElement.valueAsNumber);
  }
}
