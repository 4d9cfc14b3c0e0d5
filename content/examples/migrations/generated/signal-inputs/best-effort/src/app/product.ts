import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-product',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ name() }}</p>',
})
export class Product {
  readonly name = input('');
}
