import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { jobs } from './job';
import { JobCard } from './job-card';

@Component({
  selector: 'app-root',
  imports: [JobCard],
  template: `
    <main>
      <h1>Repair board</h1>
      @for (job of jobs(); track job.id) {
        <app-job-card [job]="job" (handedOver)="remove($event)" />
      } @empty {
        <p role="status">All bikes are with their riders.</p>
      }
    </main>
  `,
  styles: `
    main {
      display: grid;
      gap: 1rem;
      max-width: 28rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly jobs = signal(jobs);

  protected remove(id: number): void {
    this.jobs.update((jobs) => jobs.filter((job) => job.id !== id));
  }
}
