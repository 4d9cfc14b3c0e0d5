import { Component } from '@angular/core';
import { Home } from './home/home';
import { HousingLocation } from './housing-location/housing-location';

@Component({
  selector: 'app-root',
  imports: [Home, HousingLocation],
  template: `
    <header>
      <h1>Keyring</h1>
    </header>
    <main>
      <app-home />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
