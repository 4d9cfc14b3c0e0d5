import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { takeUntilDestroyed, toSignal } from '@angular/core/rxjs-interop';
import { Router } from '@angular/router';
import { SwPush } from '@angular/service-worker';
import { PUBLIC_KEY } from './public-key';

@Component({
  selector: 'app-alerts',
  template: `
    @if (push.isEnabled) {
      @if (subscription()) {
        <button type="button" (click)="stop()">Stop alerts</button>
      } @else {
        <button type="button" (click)="start()">Send me alerts</button>
      }
    }
    <p role="status">{{ problem() }}</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Alerts {
  readonly push = inject(SwPush);
  private readonly router = inject(Router);
  readonly subscription = toSignal(this.push.subscription);
  readonly problem = signal('');

  constructor() {
    this.push.notificationClicks
      .pipe(takeUntilDestroyed())
      .subscribe(({ notification }) => {
        void this.router.navigateByUrl(notification.data?.page ?? '/');
      });
  }

  async start(): Promise<void> {
    this.problem.set('');
    try {
      const subscription = await this.push.requestSubscription({
        serverPublicKey: PUBLIC_KEY,
      });
      await send('POST', subscription);
    } catch {
      this.problem.set('No alerts. Allow notifications, and try again.');
    }
  }

  async stop(): Promise<void> {
    const subscription = this.subscription();
    this.problem.set('');
    try {
      await this.push.unsubscribe();
      await send('DELETE', { endpoint: subscription?.endpoint });
    } catch {
      this.problem.set('The server may still send alerts.');
    }
  }
}

/** Adds a subscription on the server, or deletes it. */
async function send(method: 'POST' | 'DELETE', body: object): Promise<void> {
  const response = await fetch('/api/subscriptions', {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
}
