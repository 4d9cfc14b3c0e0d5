// #docregion import
import { Component } from '@angular/core';

// #enddocregion import

/** How long the turnstile takes to turn, in milliseconds. */
const TURN = 300;

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Gate of the zoo</h1>
      <!-- #docregion template -->
      <p role="status">
        Visitors today: <strong id="visitors">{{ visitors }}</strong>
      </p>
      <!-- #enddocregion template -->
      <div class="row">
        <button type="button" id="enter" (click)="enter()">
          Turn the turnstile
        </button>
        <button type="button" id="close" (click)="close()">
          Close for today
        </button>
      </div>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  // #docregion state
  protected visitors = 0;
  // #enddocregion state

  protected enter(): void {
    setTimeout(() => {
      // #docregion update
      this.visitors = this.visitors + 1;
      // #enddocregion update
    }, TURN);
  }

  // #docregion set
  protected close(): void {
    // Set the number of visitors to 0.
  }
  // #enddocregion set
}
