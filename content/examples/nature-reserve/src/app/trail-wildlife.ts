import {
  ChangeDetectionStrategy,
  Component,
  inject,
  type Signal,
} from '@angular/core';
import { ROUTER_OUTLET_DATA } from '@angular/router';
import type { Trail } from './trail';

@Component({
  selector: 'app-trail-wildlife',
  template: `
    <ul>
      @for (animal of trail().wildlife; track animal) {
        <li>{{ animal }}</li>
      }
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TrailWildlife {
  protected readonly trail = inject<Signal<Trail>>(ROUTER_OUTLET_DATA);
}
