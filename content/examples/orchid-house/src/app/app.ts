import { Component, effect, inject } from '@angular/core';
import { Climate } from './climate';
import { Dial } from './dial';
import { Logbook } from './logbook';

const OPEN_AFTER = 1500;

@Component({
  selector: 'app-root',
  imports: [Dial],
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly climate = inject(Climate);
  protected readonly logbook = inject(Logbook);

  // #docregion timer
  constructor() {
    effect((onCleanup) => {
      if (this.climate.advice() !== 'too warm') {
        return;
      }
      const timer = setTimeout(() => {
        this.climate.moveVents(true);
      }, OPEN_AFTER);
      onCleanup(() => clearTimeout(timer));
    });
  }
  // #enddocregion timer
}
