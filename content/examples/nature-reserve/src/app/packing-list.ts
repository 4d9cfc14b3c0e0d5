import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-packing-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>To pack</h2>
    <ul>
      <li>Water</li>
      <li>Binoculars</li>
      <li>Rain jacket</li>
    </ul>
  `,
})
export class PackingList {}
