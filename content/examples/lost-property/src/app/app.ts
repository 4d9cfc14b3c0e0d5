import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { type FoundThing, foundThings } from './found-thing';
import { Pages } from './pages';
import { Present } from './present';

@Component({
  selector: 'app-root',
  imports: [Pages, Present],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly things = signal(foundThings);
  protected readonly chosen = signal<FoundThing | undefined>(undefined);

  protected handOver(thing: FoundThing): void {
    this.things.update((things) => things.filter(({ id }) => id !== thing.id));
    this.chosen.set(undefined);
  }
}
