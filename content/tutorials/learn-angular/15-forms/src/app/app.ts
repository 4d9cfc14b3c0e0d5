import { Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <header>
      <h1>Book club</h1>
      <p>Four friends, one book a month</p>
      <nav aria-label="Pages">
        <a routerLink="/">Home</a>
        <a routerLink="/join">Join</a>
      </nav>
    </header>
    <main>
      <router-outlet />
    </main>
  `,
})
export class App {}
