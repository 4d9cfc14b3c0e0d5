import { CurrencyPipe, DatePipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  LOCALE_ID,
  signal,
} from '@angular/core';

@Component({
  selector: 'app-root',
  imports: [CurrencyPipe, DatePipe],
  templateUrl: './app.html',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly locale = inject(LOCALE_ID);
  protected readonly languages = [
    { code: 'en-US', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  protected readonly customer = signal('Ann');
  protected readonly count = signal(0);
  protected readonly delivery = signal<'home' | 'store'>('home');
  protected readonly total = computed(() => this.count() * 19.9);
  protected readonly lastOrder = new Date(2026, 2, 5);
  protected readonly message = signal('');

  protected add(): void {
    this.count.update((count) => count + 1);
  }

  protected pickUp(): void {
    this.delivery.set('store');
  }

  // #docregion message
  protected order(): void {
    const name = this.customer();
    this.message.set($localize`:After an order:Thank you, ${name}:name:!`);
  }
  // #enddocregion message
}
