import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <!-- #docregion template -->
    <main>
      <h1>Tomato soup</h1>
      <p>Warm, red and ready in 30 minutes.</p>
    </main>
    <!-- #enddocregion template -->
  `,
  // #docregion style
  styleUrl: './app.css',
  // #enddocregion style
})
export class App {}
