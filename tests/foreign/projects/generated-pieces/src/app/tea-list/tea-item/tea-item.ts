import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { BrewTimePipe } from '../../brew-time-pipe';
import { Tea } from '../../tea';

@Component({
  selector: 'app-tea-item',
  imports: [BrewTimePipe],
  template: `
    <p>
      {{ tea().name }} ({{ tea().kind }}): {{ tea().minutes | brewTime }}
      <button (click)="chosen.emit()">Take {{ tea().name }}</button>
    </p>
  `,
  styles: ``,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TeaItem {
  tea = input.required<Tea>();
  chosen = output();
}
