import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-basket-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ product() }}</p>',
})
export class BasketLine {
  readonly product = input('');
}
