import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';
import { KindFilter } from './kind-filter';

@Component({
  selector: 'app-root',
  imports: [AddressBar, KindFilter, RouterLink, RouterOutlet],
  template: `
    <app-address-bar />
    <nav aria-label="Days">
      <a routerLink="/saturday" queryParamsHandling="preserve">Saturday</a>
      <a routerLink="/sunday" queryParamsHandling="preserve">Sunday</a>
    </nav>
    <app-kind-filter />
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
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
