import { Component, computed, signal, WritableSignal } from '@angular/core';

/** How long the turnstile takes to turn, in milliseconds. */
const TURN = 300;

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Gate of the zoo</h1>
      <p role="status">
        Visitors today: <strong id="visitors">{{ shown() }}</strong>
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
  private readonly visitors: WritableSignal<number> = signal<number>(0);
  protected readonly shown = computed(() => String(this.visitors()));

  protected enter(): void {
    setTimeout(() => {
      this.visitors.set(this.visitors() + 1);
    }, TURN);
  }

  protected close(): void {
    this.visitors.update(() => 0);
  }
}
