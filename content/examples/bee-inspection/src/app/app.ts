import { Component, computed, signal, viewChild } from '@angular/core';
import { ColonyTab } from './colony-tab';
import { ColonyTabs } from './colony-tabs';

interface Colony {
  readonly name: string;
  readonly frames: number;
  readonly note: string;
}

const colonies: readonly Colony[] = [
  { name: 'Linden', frames: 8, note: 'Calm, queen seen.' },
  { name: 'Orchard', frames: 5, note: 'Give a frame of food.' },
  { name: 'Ridge', frames: 9, note: 'Two swarm cells.' },
];

@Component({
  selector: 'app-root',
  imports: [ColonyTab, ColonyTabs],
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly colonies = signal(colonies);

  // #docregion parent
  private readonly tabs = viewChild.required(ColonyTabs);

  protected readonly title = computed(() => this.tabs().names().join(', '));

  protected showWeakest(): void {
    const [weakest] = [...this.colonies()].sort((a, b) => a.frames - b.frames);
    this.tabs().open(weakest.name);
  }
  // #enddocregion parent

  protected addSwarm(): void {
    const name = `Swarm ${this.colonies().length - 2}`;
    this.colonies.update((colonies) => [
      ...colonies,
      { name, frames: 3, note: 'Caught this morning.' },
    ]);
  }
}
