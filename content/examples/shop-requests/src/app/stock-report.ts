import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import type { Subscription } from 'rxjs';
import { messageOf } from './error-message';
import { ShopApi } from './shop-api';

@Component({
  selector: 'app-stock-report',
  template: `
    <h2>Stock report</h2>
    <button type="button" [disabled]="running()" (click)="load()">Load</button>
    <button type="button" [disabled]="!running()" (click)="cancel()">
      Cancel
    </button>
    <p role="status">{{ note() }}</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StockReport {
  private readonly api = inject(ShopApi);
  protected readonly running = signal<Subscription | undefined>(undefined);
  protected readonly note = signal('Not loaded');

  protected load(): void {
    this.note.set('Loading…');
    const subscription = this.api.report().subscribe({
      next: (report) => this.finish(report),
      error: (error: unknown) => this.finish(messageOf(error)),
    });
    this.running.set(subscription);
  }

  protected cancel(): void {
    this.running()?.unsubscribe();
    this.finish('Canceled');
  }

  private finish(note: string): void {
    this.note.set(note);
    this.running.set(undefined);
  }
}
