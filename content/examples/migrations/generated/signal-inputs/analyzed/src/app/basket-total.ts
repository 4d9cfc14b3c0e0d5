import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-basket-total',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ total() }}</p>',
})
export class BasketTotal {
  readonly total = input(0);
}
