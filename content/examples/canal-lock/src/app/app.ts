import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

// #docregion boat
interface Boat {
  readonly name: string;
  readonly draft: number;
  readonly captain?: { readonly name: string; readonly phone?: string };
}
// #enddocregion boat

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly level = signal(2);
  protected readonly boat = signal<Boat | null>(null);
  protected readonly gates = { upper: 'closed', lower: 'open' };

  /** Times that a gate was moved. A plain field, for listeners to assign. */
  protected moves = 0;
  // #enddocregion state

  protected readonly heron: Boat = {
    name: 'Heron',
    draft: 1.4,
    captain: { name: 'Mara Bell' },
  };

  protected canPass(draft: number): boolean {
    return this.level() >= draft + 0.2;
  }
}
