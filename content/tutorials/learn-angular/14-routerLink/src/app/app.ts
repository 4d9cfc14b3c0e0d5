// #docregion import
import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  // #enddocregion import
  template: `
    <header>
      <h1>Book club</h1>
      <p>Four friends, one book a month</p>
      <!-- #docregion nav -->
      <nav aria-label="Pages">
        <a href="/">Home</a>
        <a href="/join">Join</a>
      </nav>
      <!-- #enddocregion nav -->
    </header>
    <main>
      <router-outlet />
    </main>
    <footer>
      <p>This application started at {{ startedAt }}.</p>
    </footer>
  `,
})
export class App {
  protected readonly startedAt = new Date().toLocaleTimeString('en-US');
}
