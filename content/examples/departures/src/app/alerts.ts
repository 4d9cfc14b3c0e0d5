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
    try {
      const subscription = await this.push.requestSubscription({
        serverPublicKey: PUBLIC_KEY,
      });
      await fetch('/api/subscriptions', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(subscription),
      });
    } catch {
      this.problem.set('Allow notifications to receive alerts.');
    }
  }

  async stop(): Promise<void> {
    await this.push.unsubscribe();
  }
}
