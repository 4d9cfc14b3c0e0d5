import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-reviews',
  template: `
    <ul>
      <li>Comfortable, but low</li>
      <li>Quickly assembled</li>
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Reviews {}
