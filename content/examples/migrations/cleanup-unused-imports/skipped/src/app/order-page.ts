import {
  CommonModule,
  DatePipe,
  NgClass,
  UpperCasePipe,
} from '@angular/common';
import { ChangeDetectionStrategy, Component } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { SHARED } from './shared';

const PIPES = [DatePipe];

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [CommonModule, FormsModule, SHARED, PIPES, NgClass],
  template: '<p>Rye bread</p>',
})
export class OrderPage {
  protected readonly formatter = new UpperCasePipe();
}
