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
  // TODO: Skipped for migration because:
  //  There are references to this query that cannot be migrated automatically.
  @ViewChildren(OrderLine) lines!: QueryList<OrderLine>;
  // TODO: Skipped for migration because:
  //  This query is used in a control flow expression (e.g. `@if` or `*ngIf`)
  //  and migrating would break narrowing currently.
  @ViewChild('sum') total?: ElementRef<HTMLElement>;
  // TODO: Skipped for migration because:
  //  Accessor queries cannot be migrated as they are too complex.
  @ViewChild(OrderLine) set first(line: OrderLine | undefined) {
    console.log(line);
  }

  ngAfterViewInit(): void {
    this.lines.changes.subscribe(() => console.log(this.lines.length));
  }
}
