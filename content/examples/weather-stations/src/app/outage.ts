import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-outage',
  template: `
    <h1>Outage</h1>
    <p>The station does not answer. Try again later.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Outage {}
