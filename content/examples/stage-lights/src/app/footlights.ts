import { ChangeDetectionStrategy, Component } from '@angular/core';
import { GEL } from './gel';
import { Lamp } from './lamp';

// #docregion footlights
@Component({
  selector: 'app-footlights',
  imports: [Lamp],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <app-lamp>Footlight</app-lamp>
    <ng-content />
  `,
  viewProviders: [{ provide: GEL, useValue: 'amber' }],
})
export class Footlights {}
// #enddocregion footlights
