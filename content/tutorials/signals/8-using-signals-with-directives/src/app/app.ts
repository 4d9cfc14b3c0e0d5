import { Component, signal } from '@angular/core';
import { WordLimit } from './word-limit';

@Component({
  selector: 'app-root',
  imports: [WordLimit],
  template: `
    <main>
      <h1>Telegram</h1>

      <div class="row" role="group" aria-label="Tariff">
        <button
          type="button"
          id="short"
          [attr.aria-pressed]="words() === 5"
          (click)="words.set(5)"
        >
          Short: 5 words
        </button>
        <button
          type="button"
          id="long"
          [attr.aria-pressed]="words() === 10"
          (click)="words.set(10)"
        >
          Long: 10 words
        </button>
      </div>

      <label for="text">Text, at most {{ words() }} words</label>
      <textarea id="text" rows="3" [appWordLimit]="words()"></textarea>

      <label for="sender">Sender, at most 2 words</label>
      <input id="sender" [appWordLimit]="2" />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly words = signal(5);
}
