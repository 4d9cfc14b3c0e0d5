import { ChangeDetectionStrategy, Component, Input } from '@angular/core';

@Component({
  selector: 'app-product',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>{{ name }}</p>',
})
export class Product {
  // TODO: Skipped for migration because:
  //  Your application code writes to the input. This prevents migration.
  @Input() name = '';
}
