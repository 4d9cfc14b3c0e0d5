import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  template: `
    <nav aria-label="Stalls">
      <a
        routerLink="/fish"
        routerLinkActive="current"
        ariaCurrentWhenActive="page"
        >Fish</a
      >
      <a
        routerLink="/flowers"
        routerLinkActive="current"
        ariaCurrentWhenActive="page"
        >Flowers</a
      >
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
    }

    .current {
      font-weight: bold;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
