import { DecimalPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  signal,
} from '@angular/core';
import { GiftShop } from './gift-shop';

/** The delivery of a gift, in euros. */
const DELIVERY = 4;

@Component({
  selector: 'app-root',
  imports: [DecimalPipe],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly giftShop = inject(GiftShop);

  protected readonly budget = signal(20);

  protected readonly offers = computed(() =>
    this.giftShop.gifts.map((gift) => ({
      ...gift,
      affordable: gift.price + DELIVERY <= this.budget(),
    })),
  );

  protected readonly affordableCount = computed(
    () => this.offers().filter((offer) => offer.affordable).length,
  );
}
