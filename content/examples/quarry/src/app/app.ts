import { Location } from '@angular/common';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterOutlet],
  template: `
    <app-address-bar />
    <nav aria-label="Main">
      <a routerLink="/">Order stone</a>
      <a routerLink="/orders/1042">Order 1042 by its address</a>
    </nav>
    <main>
      <router-outlet />
    </main>
    <!-- #docregion history -->
    <button type="button" (click)="location.back()">Back</button>
    <button type="button" (click)="location.forward()">Forward</button>
    <!-- #enddocregion history -->
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
      flex-wrap: wrap;
      gap: 0.5rem 1rem;
      margin-block: 1rem;
    }

    button {
      margin-block-start: 1rem;
      margin-inline-end: 0.5rem;
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly location = inject(Location);
}
