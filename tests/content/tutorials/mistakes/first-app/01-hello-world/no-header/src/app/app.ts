import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <h1>Keyring</h1>
    <main>
      <p>Hello world!</p>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
