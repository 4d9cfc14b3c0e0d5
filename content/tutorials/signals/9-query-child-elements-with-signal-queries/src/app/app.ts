// #docregion import
import { Component, signal } from '@angular/core';
// #enddocregion import
import { BeachHut } from './beach-hut';

@Component({
  selector: 'app-root',
  imports: [BeachHut],
  template: `
    <main>
      <h1>Beach huts</h1>
      <!-- #docregion template -->
      <div class="beach">
        @for (number of numbers; track number) {
          <app-beach-hut [number]="number" />
        }
      </div>
      <!-- #enddocregion template -->

      <p role="status">
        Open huts: <strong id="open">{{ openHuts() }}</strong>
      </p>
      <div class="row">
        <button type="button" id="shut-all" (click)="shutAll()">
          Shut all for the night
        </button>
        <button type="button" id="walk-back" (click)="walkBack()">
          Walk back to hut 1
        </button>
      </div>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly numbers = [1, 2, 3, 4, 5, 6, 7, 8];

  // #docregion huts
  protected readonly openHuts = signal(0);
  // #enddocregion huts

  // #docregion shut
  protected shutAll(): void {
    // Shut each hut.
  }
  // #enddocregion shut

  // #docregion walk
  protected walkBack(): void {
    // Scroll to the start of the beach.
  }
  // #enddocregion walk
}
