import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Dimmer } from './dimmer';
import { GEL } from './gel';

// #docregion lamp
@Component({
  selector: 'app-lamp',
  template: `
    <span class="bulb" [style.opacity]="output() / 100"></span>
    <ng-content />: {{ output() }} %, {{ gel }} ({{ path }})
  `,
  styleUrl: './lamp.css',
  host: { '[attr.data-gel]': 'gel' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Lamp {
  // #docregion inject
  private readonly dimmer = inject(Dimmer);
  protected readonly gel = inject(GEL);
  // #enddocregion inject

  protected readonly output = this.dimmer.output;
  protected readonly path = this.dimmer.path;
}
// #enddocregion lamp
