import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Sightings } from './sightings';

@Component({
  selector: 'app-ranger-home',
  imports: [RouterLink],
  template: `
    <h1>Rangers</h1>
    <button type="button" (click)="sightings.add('Otter')">
      Report an otter
    </button>
    <p><a routerLink="log">Sightings: {{ sightings.all().length }}</a></p>
  `,
  styles: `
    button {
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class RangerHome {
  protected readonly sightings = inject(Sightings);
}
