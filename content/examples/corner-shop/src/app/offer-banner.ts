import { AsyncPipe } from '@angular/common';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Offers } from './offers';

// #docregion banner
@Component({
  selector: 'app-offer-banner',
  imports: [AsyncPipe],
  template: `<p role="status">{{ offers.current | async }}</p>`,
  // #enddocregion banner
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion banner
})
export class OfferBanner {
  protected readonly offers = inject(Offers);
}
// #enddocregion banner
