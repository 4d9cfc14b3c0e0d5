// #docregion import
import { Component, signal } from '@angular/core';
import { BasketSummary } from './basket-summary';
import { Mushroom } from './mushroom';
// #enddocregion import

@Component({
  selector: 'app-root',
  imports: [BasketSummary],
  template: `
    <main>
      <h1>Mushroom walk</h1>
      <app-basket-summary />
      <h2 id="clearing">In the clearing</h2>
      <ul class="list" aria-labelledby="clearing">
        @for (mushroom of clearing; track mushroom.name) {
          <li class="row">
            {{ mushroom.name }}, {{ mushroom.grams }} g
            <!-- #docregion template -->
            <button type="button" class="pick" (click)="pick(mushroom)">
              Pick one
            </button>
            <!-- #enddocregion template -->
          </li>
        }
      </ul>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly clearing: readonly Mushroom[] = [
    { name: 'Chanterelle', grams: 15 },
    { name: 'Penny bun', grams: 120 },
    { name: 'Parasol', grams: 60 },
  ];

  // #docregion class
  private readonly finds = signal<readonly Mushroom[]>([]);

  protected pick(mushroom: Mushroom): void {
    this.finds.update((finds) => [...finds, mushroom]);
  }
  // #enddocregion class
}
