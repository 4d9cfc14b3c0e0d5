import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

interface Bus {
  readonly id: number;
  readonly name: string;
}

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly buses = signal<readonly Bus[]>([
    { id: 12, name: 'Bus 12' },
    { id: 31, name: 'Bus 31' },
    { id: 47, name: 'Bus 47' },
  ]);

  protected depart(): void {
    this.buses.update(([first, ...others]) => [...others, first]);
  }

  /** The same buses, in new objects, as from a server. */
  protected load(): void {
    this.buses.update((buses) => buses.map((bus) => ({ ...bus })));
  }
  // #enddocregion state
}
