import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <!-- #docregion template -->
    <header>
      <h1>Keyring</h1>
    </header>
    <main>
      <p>Hello world!</p>
    </main>
    <!-- #enddocregion template -->
  `,
  styleUrl: './app.css',
})
export class App {}
