import { Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { HousingService } from './housing';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <header>
      <h1><a routerLink="/">Keyring</a></h1>
    </header>
    <main>
      @if (housing.state() === 'loading') {
        <p role="status">Loading the flats …</p>
      } @else if (housing.state() === 'failed') {
        <p role="alert">The flats could not be loaded.</p>
        <button type="button" (click)="housing.load()">Try again</button>
      } @else {
        <router-outlet />
      }
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly housing = inject(HousingService);
}
