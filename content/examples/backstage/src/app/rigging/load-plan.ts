import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-load-plan',
  template: `
    <h1>Load plan</h1>
    <p>Bar 4: the moon, 85 kg. Reading is always safe.</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class LoadPlan {}
