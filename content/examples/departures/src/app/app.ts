import {
  ChangeDetectionStrategy,
  Component,
  DOCUMENT,
  inject,
} from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { RouterLink, RouterOutlet } from '@angular/router';
import { SwUpdate } from '@angular/service-worker';
import { Alerts } from './alerts';
import { UpdateNotice } from './update-notice';

@Component({
  selector: 'app-root',
  imports: [Alerts, RouterLink, RouterOutlet, UpdateNotice],
  template: `
    <nav aria-label="Pages">
      <a routerLink="/">Departures</a> <a routerLink="/help">Help</a>
    </nav>
    <app-update-notice />
    <main><router-outlet /></main>
    <app-alerts />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  constructor() {
    const document = inject(DOCUMENT);
    inject(SwUpdate)
      .unrecoverable.pipe(takeUntilDestroyed())
      .subscribe(() => document.location.reload());
  }
}
