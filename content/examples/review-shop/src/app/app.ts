import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { Stars } from 'stars';
import { StarsSummary } from 'stars/summary';

@Component({
  selector: 'app-root',
  imports: [Stars, StarsSummary],
  template: `
    <h1>Green tea</h1>
    <acme-stars [(rating)]="rating" />
    <p>Your rating: {{ rating() }}</p>
    <p>All customers: <acme-stars-summary [ratings]="ratings" /></p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly rating = signal(0);
  protected readonly ratings = [5, 4, 4];
}
