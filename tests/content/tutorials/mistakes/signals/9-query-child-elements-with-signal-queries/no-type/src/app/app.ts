import {
  Component,
  computed,
  ElementRef,
  viewChild,
  viewChildren,
} from '@angular/core';
import { BeachHut } from './beach-hut';

@Component({
  selector: 'app-root',
  imports: [BeachHut],
  template: `
    <main>
      <h1>Beach huts</h1>
      <div #beach class="beach">
        @for (number of numbers; track number) {
          <app-beach-hut [number]="number" />
        }
      </div>

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

  private readonly huts = viewChildren(BeachHut);
  protected readonly openHuts = computed(
    () => this.huts().filter((hut) => hut.isOpen()).length,
  );

  protected shutAll(): void {
    for (const hut of this.huts()) {
      hut.isOpen.set(false);
    }
  }

  private readonly beach = viewChild.required('beach');

  protected walkBack(): void {
    this.beach().nativeElement.scrollTo({ left: 0 });
  }
}
