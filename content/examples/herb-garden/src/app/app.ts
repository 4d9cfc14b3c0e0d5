import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { HerbSearch } from './herb-search';

const herbs = [
  'Apple mint',
  'Borage',
  'Lemon balm',
  'Lemon thyme',
  'Peppermint',
  'Sage',
];

@Component({
  selector: 'app-root',
  imports: [HerbSearch],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly text = signal('');
  protected readonly searches = signal(0);

  protected readonly found = computed(() => {
    const text = this.text().toLowerCase();
    return herbs.filter((herb) => herb.toLowerCase().includes(text));
  });

  protected search(text: string): void {
    this.text.set(text);
    this.searches.update((searches) => searches + 1);
  }
}
