// #docregion import
import { Component, signal } from '@angular/core';
// #enddocregion import

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Street trees</h1>

      <div class="row" role="group" aria-label="Tag on the trunk">
        @for (option of tags; track option) {
          <button
            type="button"
            [id]="option"
            [attr.aria-pressed]="option === tag()"
            (click)="tag.set(option)"
          >
            {{ option }}
          </button>
        }
      </div>

      <section class="card" aria-live="polite" aria-label="Record">
        <!-- #docregion template -->
        <p>No record yet.</p>
        <!-- #enddocregion template -->
      </section>

      <button type="button" id="again" (click)="askAgain()">Ask again</button>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly tags = ['T-101', 'T-102', 'T-999'];
  protected readonly tag = signal('T-101');

  // #docregion reload
  protected askAgain(): void {
    // Ask the register for the same tree.
  }
  // #enddocregion reload
}
