import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { CURRENCY } from './prices-module';

@Component({
  selector: 'app-root',
  standalone: false,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<p>4.20 {{ currency }}</p>',
})
export class App {
  protected readonly currency = inject(CURRENCY);
}
