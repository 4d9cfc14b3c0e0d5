import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  QueryList,
  ViewChild,
  ViewChildren,
} from '@angular/core';
import { OrderLine } from './order-line';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine],
  template: `
    <label>Name <input #name /></label>
    <app-order-line><b #label>Rye bread</b></app-order-line>
    <app-order-line><b #label>Pretzel</b></app-order-line>
    <button type="button" (click)="check()">Check</button>
  `,
})
export class OrderPage {
  @ViewChild('name') name!: ElementRef<HTMLInputElement>;
  @ViewChildren(OrderLine) lines!: QueryList<OrderLine>;

  check(): void {
    this.name.nativeElement.focus();
    console.log(this.lines.length, this.lines.first);
    console.log(this.lines.toArray().map((line) => line.text()));
  }
}
