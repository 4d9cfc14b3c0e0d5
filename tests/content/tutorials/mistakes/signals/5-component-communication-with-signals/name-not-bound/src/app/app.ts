import { Component, signal } from '@angular/core';
import { SpiceJar } from './spice-jar';

@Component({
  selector: 'app-root',
  imports: [SpiceJar],
  template: `
    <main>
      <h1>Spice rack</h1>
      <ul class="list">
        @for (spice of spices(); track spice.name) {
          <li class="card">
            <app-spice-jar [grams]="spice.grams" />
          </li>
        }
      </ul>
      <button type="button" id="cook" (click)="cook()">
        Cook a curry
      </button>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly spices = signal([
    { name: 'Cumin', grams: 45 },
    { name: 'Turmeric', grams: 60 },
    { name: 'Saffron', grams: 2 },
  ]);

  /** A curry takes 15 grams of each, or what is left. */
  protected cook(): void {
    this.spices.update((spices) =>
      spices.map(({ name, grams }) => ({
        name,
        grams: Math.max(0, grams - 15),
      })),
    );
  }
}
