import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  computed,
  signal,
} from '@angular/core';
import { Badge } from './badge';
import { Barcode } from './barcode';
import { Message } from './message';
import { PostagePrice } from './postage-price';
import { Sender } from './sender';

customElements.define('postage-price', PostagePrice);

// #docregion metadata
@Component({
  selector: 'app-root',
  imports: [Badge, Barcode, Message, Sender],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
// #enddocregion metadata
export class App {
  protected readonly towns = ['Bergen', 'Porto', 'Split'];
  protected readonly town = signal('Bergen');
  protected readonly text = signal('Happy birthday! Enjoy the new mugs.');
  protected readonly abroad = signal(false);

  protected readonly grams = computed(() =>
    Math.ceil(5 + this.text().length / 4),
  );
}
