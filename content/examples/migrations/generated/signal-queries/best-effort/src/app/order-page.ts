import {
  AfterViewInit,
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  ViewChild,
  viewChildren,
  viewChild
} from '@angular/core';
import { OrderLine } from './order-line';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine],
  template: `
    @if (total()) {
      <p>{{ total().nativeElement.textContent }}</p>
    }
    <b #sum>12 €</b>
    <app-order-line />
  `,
})
export class OrderPage implements AfterViewInit {
  readonly lines = viewChildren(OrderLine);
  readonly total = viewChild<ElementRef<HTMLElement>>('sum');
  @ViewChild(OrderLine) set first(line: OrderLine | undefined) {
    console.log(line);
  }

  ngAfterViewInit(): void {
    this.lines().changes.subscribe(() => console.log(this.lines().length));
  }
}
