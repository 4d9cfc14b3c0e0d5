import { AsyncPipe } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { of } from 'rxjs';

@Component({
  selector: 'app-order-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [AsyncPipe],
  template: `
    @if (total$ | async; as total; as same) {
      <p>{{ total }} {{ same }}</p>
    }
    @for (name of names(); track name; let place = $index) {
      <li>{{ place }} {{ name }}</li>
    }
    `,
})
export class OrderList {
  protected readonly total$ = of(12);
  protected readonly names = signal(['Rye bread', 'Pretzel']);
}
