import { HttpClient, HttpContext } from '@angular/common/http';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { CACHED } from './cache-responses';
import { RunningRequests } from './count-requests';
import { RequestLog } from './log-requests';
import { Session } from './session';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly http = inject(HttpClient);
  private readonly session = inject(Session);
  protected readonly running = inject(RunningRequests);
  protected readonly log = inject(RequestLog);
  protected readonly orders = signal<readonly string[]>([]);
  protected readonly categories = signal<readonly string[]>([]);

  // #docregion load
  protected loadOrders(): void {
    this.http
      .get<readonly string[]>('/api/orders')
      .subscribe((orders) => this.orders.set(orders));
  }

  protected loadCategories(): void {
    const context = new HttpContext().set(CACHED, true);
    this.http
      .get<readonly string[]>('/api/categories', { context })
      .subscribe((categories) => this.categories.set(categories));
  }
  // #enddocregion load

  protected expire(): void {
    this.session.token.set('expired');
  }
}
