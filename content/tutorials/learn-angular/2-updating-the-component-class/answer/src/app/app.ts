// #docregion import
import { Component, signal } from '@angular/core';

// #enddocregion import
@Component({
  selector: 'app-root',
  template: `
    <main>
      <!-- #docregion text -->
      <h1>{{ title }}</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <p>Serves {{ servings() }}</p>
      <!-- #enddocregion text -->
    </main>
  `,
  styleUrl: './app.css',
})
// #docregion class
export class App {
  protected readonly title = 'Tomato soup';
  protected readonly servings = signal(2);
}
// #enddocregion class
