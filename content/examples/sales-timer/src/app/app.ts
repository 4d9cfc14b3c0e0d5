import { PercentPipe } from '@angular/common';
import { Component, computed, inject, NgZone, signal } from '@angular/core';
import { makeSales, type Sale } from './sale';

@Component({
  selector: 'app-root',
  imports: [PercentPipe],
  template: `
    <h1>Sales</h1>
    <button type="button" (click)="start()">Timer in the zone</button>
    <button type="button" (click)="startOutside()">
      Timer outside the zone
    </button>
    <button type="button" (click)="stop()">Stop</button>
    <ul>
      @for (sale of sales(); track sale.id) {
        <li>{{ sale.product }}: {{ share(sale) | percent: '1.3' }}</li>
      }
    </ul>
  `,
})
export class App {
  private readonly zone = inject(NgZone);
  private timer?: ReturnType<typeof setInterval>;

  protected readonly sales = signal(makeSales(2000));

  private readonly total = computed(() =>
    this.sales().reduce((sum, { amount }) => sum + amount, 0),
  );

  protected share(sale: Sale): number {
    return sale.amount / this.total();
  }

  // #docregion timer
  protected start(): void {
    this.stop();
    const save = () =>
      localStorage.setItem('last-open', new Date().toISOString());
    this.timer = setInterval(save, 100);
  }

  protected startOutside(): void {
    this.zone.runOutsideAngular(() => this.start());
  }
  // #enddocregion timer

  protected stop(): void {
    clearInterval(this.timer);
  }
}
