import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  viewChild,
  viewChildren
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
  readonly name = viewChild.required<ElementRef<HTMLInputElement>>('name');
  readonly lines = viewChildren(OrderLine);

  check(): void {
    this.name().nativeElement.focus();
    const lines = this.lines();
    console.log(lines.length, lines.at(0)!);
    console.log(lines.map((line) => line.text()));
  }
}
