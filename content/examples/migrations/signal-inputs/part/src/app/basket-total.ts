import { ChangeDetectionStrategy, Component, Input } from '@angular/core';

@Component({
  selector: 'app-basket-total',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ total }}</p>',
})
export class BasketTotal {
  @Input() total = 0;
}
