import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { LoadedParts } from './loaded-parts';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav aria-label="Main">
      <a routerLink="/">Journey</a>
      <a routerLink="/berths">Berths</a>
      <a routerLink="/dining">Dining car</a>
    </nav>
    <main>
      <router-outlet />
    </main>
    <p role="status">Loaded parts: {{ paths().join(', ') || 'none' }}</p>
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

    [role="status"] {
      padding-block-start: 0.5rem;
      border-block-start: 1px solid currentcolor;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly paths = inject(LoadedParts).paths;
}
