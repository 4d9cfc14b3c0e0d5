import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterOutlet],
  template: `
    <app-address-bar />
    <nav aria-label="Main">
      <a routerLink="/">Album</a>
      <a routerLink="/1923">1923</a>
      <a routerLink="/1948">1948</a>
    </nav>
    <main>
      <router-outlet />
    </main>
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

    /* #docregion page */
    main {
      view-transition-name: page;
    }
    /* #enddocregion page */
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
