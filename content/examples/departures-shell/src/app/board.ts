import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-board',
  template: `
    <h1>Departures</h1>
    <ul>
      <li>09:14 Harbor</li>
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Board {}
