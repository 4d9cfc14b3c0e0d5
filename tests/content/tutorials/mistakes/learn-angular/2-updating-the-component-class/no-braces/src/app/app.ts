import { Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>title</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <p>Serves {{ servings() }}</p>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly title = 'Tomato soup';
  protected readonly servings = signal(2);
}
