import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  input,
  output,
  viewChild
} from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <label>{{ product() }} <input #amount type="number" value="1" /></label>
    <button type="button" (click)="add()">Add</button>
  `,
})
export class OrderLine {
  readonly product = input.required<string>();
  readonly added = output<number>();
  readonly amount = viewChild.required<ElementRef<HTMLInputElement>>('amount');

  protected add(): void {
    this.added.emit(this.amount().nativeElement.valueAsNumber);
  }
}
