import { Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { BookCount } from './book-count';

@Component({
  selector: 'app-root',
  imports: [BookCount, RouterLink, RouterOutlet],
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
    <footer>
      <app-book-count />
    </footer>
  `,
})
export class App {}
