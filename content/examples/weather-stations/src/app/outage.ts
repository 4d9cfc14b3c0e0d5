import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-outage',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Outage</h1>
    <p>The station does not answer. Try again later.</p>
  `,
})
export class Outage {}
