import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-packing-list',
  template: `
    <h2>To pack</h2>
    <ul>
      <li>Water</li>
      <li>Binoculars</li>
      <li>Rain jacket</li>
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PackingList {}
