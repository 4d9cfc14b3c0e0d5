import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import {
  NavigationCancel,
  NavigationCancellationCode,
  NavigationEnd,
  Router,
  RouterLink,
  RouterLinkActive,
  RouterOutlet,
} from '@angular/router';
import { filter, map } from 'rxjs';
import { AddressBar } from './address-bar';
import { Session } from './session';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterLinkActive, RouterOutlet],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly router = inject(Router);
  protected readonly session = inject(Session);
  protected readonly links = ['cues', 'notes', 'rigging', 'rigging/fly-bars'];

  // #docregion refused
  /** The page that a guard refused, until the next one opens. */
  protected readonly refused = toSignal(
    this.router.events.pipe(
      filter(
        (event) =>
          event instanceof NavigationEnd ||
          (event instanceof NavigationCancel &&
            event.code === NavigationCancellationCode.GuardRejected),
      ),
      map((event) => event instanceof NavigationCancel && event.url),
    ),
  );
  // #enddocregion refused

  protected signOut(): Promise<boolean> {
    this.session.member.set(undefined);
    return this.router.navigateByUrl('/');
  }
}
