import { ChangeDetectionStrategy, Component } from '@angular/core';
import { GEL } from './gel';
import { Lamp } from './lamp';

// #docregion footlights
@Component({
  selector: 'app-footlights',
  imports: [Lamp],
  template: `
    <app-lamp>Footlight</app-lamp>
    <ng-content />
  `,
  viewProviders: [{ provide: GEL, useValue: 'amber' }],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Footlights {}
// #enddocregion footlights
