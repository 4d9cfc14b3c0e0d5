import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { Bid, LotPanel } from './lot-panel';

interface Lot {
  readonly name: string;
  readonly highest: number;
}

@Component({
  selector: 'app-root',
  imports: [LotPanel],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly message = signal('The auction is open.');

  protected readonly lots = signal<readonly Lot[]>([
    { name: 'Ship clock', highest: 240 },
    { name: 'Sea chart of 1803', highest: 90 },
  ]);

  // #docregion handlers
  protected accept({ lot, euros }: Bid): void {
    this.lots.update((lots) =>
      lots.map((other) =>
        other.name === lot ? { ...other, highest: euros } : other,
      ),
    );
    this.message.set(`${lot}: ${euros} € is the highest bid.`);
  }

  protected remove(lot: string): void {
    this.lots.update((lots) => lots.filter(({ name }) => name !== lot));
    this.message.set(`${lot} was withdrawn.`);
  }
  // #enddocregion handlers
}
