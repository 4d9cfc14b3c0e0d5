import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '{{ product() }} <ng-content />',
})
export class OrderLine {
  readonly product = input.required<string>();
}
