import {
  AfterViewInit,
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
    @if (total) {
      <p>{{ total.nativeElement.textContent }}</p>
    }
    <b #sum>12 €</b>
    <app-order-line />
  `,
})
export class OrderPage implements AfterViewInit {
  @ViewChildren(OrderLine) lines!: QueryList<OrderLine>;
  @ViewChild('sum') total?: ElementRef<HTMLElement>;
  @ViewChild(OrderLine) set first(line: OrderLine | undefined) {
    console.log(line);
  }

  ngAfterViewInit(): void {
    this.lines.changes.subscribe(() => console.log(this.lines.length));
  }
}
