import { ChangeDetectionStrategy, Component, Input } from '@angular/core';

@Component({
  selector: 'app-basket-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ product }}</p>',
})
export class BasketLine {
  @Input() product = '';
}
