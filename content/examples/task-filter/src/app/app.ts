import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { badge, panel, results } from './task-animations';

const tasks = ['Buy milk', 'Buy paint', 'Call Ann', 'Paint the door'];

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  animations: [results, panel, badge],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly filter = signal('');
  protected readonly summary = signal(false);
  protected readonly matches = computed(() => {
    const text = this.filter().toLowerCase();
    return tasks.filter((task) => task.toLowerCase().includes(text));
  });
}
