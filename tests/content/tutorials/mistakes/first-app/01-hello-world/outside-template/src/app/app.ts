import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <p>Hello world!</p>
    </main>
  `,
    <header>
      <h1>Keyring</h1>
    </header>
  styleUrl: './app.css',
})
export class App {}
