import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-load-plan',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Load plan</h1>
    <p>Bar 4: the moon, 85 kg. Reading is always safe.</p>
  `,
})
export class LoadPlan {}
