import { Component, computed, signal } from '@angular/core';
import { Climb } from './climb';
import { ClimbCard } from './climb-card';

const climbs: readonly Climb[] = [
  { id: 'slab', name: 'Quiet Feet', grade: '5c', setter: 'Noor' },
  { id: 'arete', name: 'Paper Edge', grade: '6b+', setter: 'Tomás' },
  { id: 'roof', name: 'Night Shift', grade: '7a', setter: 'Ingrid' },
];

@Component({
  selector: 'app-root',
  imports: [ClimbCard],
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  // #docregion state
  private readonly log = signal<readonly string[]>([]);

  protected readonly total = computed(() => this.log().length);

  protected readonly cards = computed(() =>
    climbs.map((climb) => ({
      climb,
      ascents: this.log().filter((id) => id === climb.id).length,
    })),
  );

  protected record(id: string): void {
    this.log.update((log) => [...log, id]);
  }
  // #enddocregion state
}
