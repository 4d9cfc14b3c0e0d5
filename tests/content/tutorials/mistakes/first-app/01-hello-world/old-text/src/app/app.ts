import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <header>
      <h1>Keyring</h1>
    </header>
    <main>
      <p>Nothing here yet.</p>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
