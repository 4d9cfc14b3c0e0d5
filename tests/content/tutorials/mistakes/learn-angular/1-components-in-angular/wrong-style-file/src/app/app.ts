import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Tomato soup</h1>
      <p>Warm, red and ready in 30 minutes.</p>
    </main>
  `,
  styleUrl: './apps.css',
})
export class App {}
