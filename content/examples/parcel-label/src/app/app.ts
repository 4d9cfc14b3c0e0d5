import { CurrencyPipe, DatePipe, DecimalPipe } from '@angular/common';
import '@angular/common/locales/global/de';
import '@angular/common/locales/global/fr';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  imports: [CurrencyPipe, DatePipe, DecimalPipe],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly locales = ['en-US', 'de', 'fr'];
  protected readonly locale = signal('en-US');
  protected readonly sent = new Date(2026, 2, 5);
  protected readonly weight = 1234.5;
  protected readonly price = 19.9;
}
