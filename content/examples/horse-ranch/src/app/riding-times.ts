import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-riding-times',
  template: `
    <h1>Riding times</h1>
    <p>Daily from 8:00 to 18:00. Wear shoes with a heel.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class RidingTimes {}
