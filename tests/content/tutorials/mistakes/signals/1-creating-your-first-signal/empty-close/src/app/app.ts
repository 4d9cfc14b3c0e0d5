import { Component, signal } from '@angular/core';

/** How long the turnstile takes to turn, in milliseconds. */
const TURN = 300;

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Gate of the zoo</h1>
      <p role="status">
        Visitors today: <strong id="visitors">{{ visitors() }}</strong>
      </p>
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
  protected readonly visitors = signal(0);

  protected enter(): void {
    setTimeout(() => {
      this.visitors.update((visitors) => visitors + 1);
    }, TURN);
  }

  protected close(): void {
    // Set the number of visitors to 0.
  }
}
