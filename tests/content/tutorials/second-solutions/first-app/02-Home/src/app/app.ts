import { Component } from '@angular/core';
import { Home as HomePage } from './home/home';

@Component({
  selector: 'app-root',
  imports: [HomePage],
  template: `
    <header>
      <h1>Keyring</h1>
    </header>
    <main>
      <app-home></app-home>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
