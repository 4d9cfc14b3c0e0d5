import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Sightings } from './sightings';

@Component({
  selector: 'app-sighting-log',
  imports: [RouterLink],
  template: `
    <h1>Sightings</h1>
    <ol>
      @for (animal of sightings.all(); track $index) {
        <li>{{ animal }}</li>
      } @empty {
        <li>None yet</li>
      }
    </ol>
    <p><a routerLink="..">Report another one</a></p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SightingLog {
  protected readonly sightings = inject(Sightings);
}
