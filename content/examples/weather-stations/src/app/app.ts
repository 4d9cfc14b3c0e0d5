import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
} from '@angular/core';
import { Router, RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';
import { NavigationLog } from './navigation-log';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterOutlet],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly log = inject(NavigationLog);

  // #docregion progress
  private readonly router = inject(Router);

  /** The page that is on its way; undefined when none is. */
  protected readonly destination = computed(() =>
    this.router.currentNavigation()?.extractedUrl.toString(),
  );

  protected stop(): void {
    this.router.currentNavigation()?.abort();
  }
  // #enddocregion progress
}
