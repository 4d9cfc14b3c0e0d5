import { CurrencyPipe, DatePipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  output,
  signal,
} from '@angular/core';
import { Job } from './job';
import { TaskList } from './task-list';

// #docregion metadata
@Component({
  selector: 'app-job-card',
  imports: [TaskList, CurrencyPipe, DatePipe],
  templateUrl: './job-card.html',
  styleUrl: './job-card.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #enddocregion metadata
// #docregion class
export class JobCard {
  readonly job = input.required<Job>();
  readonly handedOver = output<number>();

  protected readonly done = signal<ReadonlySet<string>>(new Set());

  protected readonly ready = computed(
    () => this.done().size === this.job().tasks.length,
  );

  protected toggle(task: string): void {
    this.done.update((done) => {
      const next = new Set(done);
      return next.delete(task) ? next : next.add(task);
    });
  }
}
// #enddocregion class
