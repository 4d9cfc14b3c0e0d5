// #docregion import
import { Component } from '@angular/core';

// #enddocregion import
@Component({
  selector: 'app-root',
  template: `
    <main>
      <!-- #docregion text -->
      <h1>Tomato soup</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <!-- #enddocregion text -->
    </main>
  `,
  styleUrl: './app.css',
})
// #docregion class
export class App {}
// #enddocregion class
