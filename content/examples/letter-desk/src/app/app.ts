import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  computed,
  signal,
} from '@angular/core';
import { Barcode } from './barcode';
import { Closing } from './closing';
import { PostagePrice } from './postage-price';
import { Postmark } from './postmark';
import { Sheet } from './sheet';

customElements.define('postage-price', PostagePrice);

// #docregion metadata
@Component({
  selector: 'app-root',
  imports: [Barcode, Closing, Postmark, Sheet],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
// #enddocregion metadata
export class App {
  protected readonly towns = ['Bergen', 'Porto', 'Split'];
  protected readonly town = signal('Bergen');
  protected readonly text = signal('Dear friend, the harbor is quiet today.');
  protected readonly abroad = signal(false);

  protected readonly grams = computed(() =>
    Math.ceil(5 + this.text().length / 4),
  );
}
