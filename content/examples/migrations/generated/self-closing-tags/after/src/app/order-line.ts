import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-order-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './order-line.html',
})
export class OrderLine {
  readonly product = input.required<string>();
  readonly amount = input(1);
}
