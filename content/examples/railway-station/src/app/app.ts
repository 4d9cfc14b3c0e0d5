import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { departures } from './departure';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly all = signal(departures);
  protected readonly query = signal('');

  protected readonly shown = computed(() => {
    const query = this.query().toLowerCase();
    return this.all().filter(({ to }) => to.toLowerCase().includes(query));
  });

  protected readonly next = computed(() =>
    this.shown().find(({ status }) => status.kind !== 'cancelled'),
  );
  // #enddocregion state

  // #docregion reverse
  protected reverse(): void {
    this.all.update((all) => [...all].reverse());
  }
  // #enddocregion reverse
}
