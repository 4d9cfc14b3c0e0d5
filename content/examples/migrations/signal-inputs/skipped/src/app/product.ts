import { ChangeDetectionStrategy, Component, Input } from '@angular/core';

@Component({
  selector: 'app-product',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ name }}</p>',
})
export class Product {
  @Input() name = '';
}
