import {
  Component,
  inject,
  ResourceStreamItem,
  resource,
  signal,
} from '@angular/core';
import { RingRegistry } from './ring-registry';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  private readonly registry = inject(RingRegistry);

  protected readonly rings = ['K204', 'K317', 'M008', 'X999'];

  // #docregion resource
  protected readonly ring = signal<string | undefined>(undefined);

  protected readonly bird = resource({
    params: () => this.ring(),
    loader: ({ params, abortSignal }) =>
      this.registry.find(params, abortSignal),
  });
  // #enddocregion resource

  // #docregion local
  protected weigh(grams: number): void {
    this.bird.update((bird) => bird && { ...bird, grams });
  }
  // #enddocregion local

  // #docregion stream
  protected readonly net = signal<'open' | 'closed'>('closed');

  protected readonly passages = resource({
    params: () => this.net(),
    stream: async ({ params, abortSignal }) => {
      const count = signal<ResourceStreamItem<number>>({ value: 0 });
      if (params === 'open') {
        let birds = 0;
        const watch = this.registry.watchNet(() => {
          birds += 1;
          count.set({ value: birds });
        });
        abortSignal.addEventListener('abort', () => watch.stop());
      }
      return count;
    },
    defaultValue: 0,
  });
  // #enddocregion stream
}
