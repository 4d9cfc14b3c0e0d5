import { ChangeDetectionStrategy, Component } from '@angular/core';
import { COLOR } from './color';
import { Lamp } from './lamp';

// #docregion showcase
@Component({
  selector: 'app-showcase',
  imports: [Lamp],
  template: `
    <app-lamp>Showcase lamp</app-lamp>
    <ng-content />
  `,
  viewProviders: [{ provide: COLOR, useValue: 'amber' }],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Showcase {}
// #enddocregion showcase
