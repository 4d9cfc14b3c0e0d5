// #docregion import
import { Component } from '@angular/core';
import { Home } from './home/home';
// #enddocregion import

@Component({
  // #docregion uses
  selector: 'app-root',
  imports: [Home],
  // #enddocregion uses
  template: `
    <header>
      <h1>Keyring</h1>
    </header>
    <!-- #docregion main -->
    <main>
      <app-home />
    </main>
    <!-- #enddocregion main -->
  `,
  styleUrl: './app.css',
})
export class App {}
