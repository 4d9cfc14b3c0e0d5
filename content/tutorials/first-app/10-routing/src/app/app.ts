import { Component } from '@angular/core';
import { Home } from './home/home';

@Component({
  selector: 'app-root',
  imports: [Home],
  template: `
    <header>
      <h1>Keyring</h1>
    </header>
    <main>
      <app-home />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
