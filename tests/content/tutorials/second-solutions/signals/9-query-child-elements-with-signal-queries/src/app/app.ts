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
      <div class="beach" #row>
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

  private readonly huts = viewChildren<BeachHut>(BeachHut);
  private readonly row = viewChild<string, ElementRef<Element>>('row', {
    read: ElementRef,
  });
  protected readonly openHuts = computed(() => {
    let open = 0;
    for (const hut of this.huts()) if (hut.isOpen()) open += 1;
    return open;
  });

  protected shutAll(): void {
    this.huts().map((hut) => hut.isOpen.set(false));
  }

  protected walkBack(): void {
    this.row()?.nativeElement.scroll(0, 0);
  }
}
