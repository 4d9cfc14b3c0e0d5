import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router, RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterOutlet],
  template: `
    <app-address-bar />
    <nav aria-label="Main">
      <a routerLink="/birds">Birds</a>
      <a routerLink="/hours">Opening hours</a>
    </nav>
    <!-- #docregion outlet -->
    <main #main tabindex="-1">
      <router-outlet (activate)="focus(main)" />
    </main>
    <!-- #enddocregion outlet -->
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }

    nav {
      display: flex;
      gap: 1rem;
      margin-block: 1rem;
    }

    main:focus-visible {
      outline: 2px solid currentcolor;
      outline-offset: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion focus
  private readonly router = inject(Router);

  /** Moves the focus to the page, except after the first navigation. */
  protected focus(page: HTMLElement): void {
    if (!this.router.lastSuccessfulNavigation) return;
    page.focus({ preventScroll: true });
  }
  // #enddocregion focus
}
