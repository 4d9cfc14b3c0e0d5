import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { COLOR } from './color';
import { Dimmer } from './dimmer';

// #docregion lamp
@Component({
  selector: 'app-lamp',
  template: `
    <span class="bulb" [style.opacity]="output() / 100"></span>
    <ng-content />: {{ output() }} %, {{ color }} ({{ path }})
  `,
  styleUrl: './lamp.css',
  host: { '[attr.data-color]': 'color' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Lamp {
  // #docregion inject
  private readonly dimmer = inject(Dimmer);
  protected readonly color = inject(COLOR);
  // #enddocregion inject

  protected readonly output = this.dimmer.output;
  protected readonly path = this.dimmer.path;
}
// #enddocregion lamp
