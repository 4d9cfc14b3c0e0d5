// #docregion import
import { Component } from '@angular/core';
// #enddocregion import

@Component({
  // #docregion uses
  selector: 'app-root',
  // #enddocregion uses
  template: `
    <header>
      <h1>Keyring</h1>
    </header>
    <!-- #docregion main -->
    <main>
      <p>Hello world!</p>
    </main>
    <!-- #enddocregion main -->
  `,
  styleUrl: './app.css',
})
export class App {}
