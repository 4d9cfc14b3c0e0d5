import { Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>{{ recipe.name }}</h1>
      <p>Warm, red and ready in 30 minutes.</p>
      <div>Serves <strong>{{ people() }}</strong></div>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  people = signal<number>(2);
  recipe = { name: 'Tomato soup' };
}
