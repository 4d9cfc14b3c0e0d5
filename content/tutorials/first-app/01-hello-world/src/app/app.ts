import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <!-- #docregion template -->
    <main>
      <p>Nothing here yet.</p>
    </main>
    <!-- #enddocregion template -->
  `,
  styleUrl: './app.css',
})
export class App {}
