import { Location } from '@angular/common';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterOutlet],
  template: `
    <app-address-bar />
    <main>
      <router-outlet />
    </main>
    <footer>
      <button type="button" (click)="location.back()">Back</button>
      <button type="button" (click)="location.forward()">Forward</button>
      <a routerLink="/bookings/1042">Booking 1042</a>
    </footer>
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }

    footer {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1rem;
      align-items: center;
      margin-block-start: 1rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly location = inject(Location);
}
