import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Weather } from './weather';

/** Links to old URLs, which redirects lead to pages. */
@Component({
  selector: 'app-leaflet',
  imports: [RouterLink],
  template: `
    <h2 id="leaflet">URLs in an old leaflet</h2>
    <ul aria-labelledby="leaflet">
      @for (url of urls; track url) {
        <li>
          <a [routerLink]="router.parseUrl(url)">{{ url }}</a>
        </li>
      }
    </ul>
    <label>
      <input
        type="checkbox"
        [checked]="weather.windy()"
        (change)="weather.windy.set(!weather.windy())"
      />
      It is windy today
    </label>
  `,
  styles: `
    li {
      margin-block: 0.25rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Leaflet {
  protected readonly router = inject(Router);
  protected readonly weather = inject(Weather);
  protected readonly urls = [
    '/walks',
    '/walks/heron-loop',
    '/trail.php?id=7',
    '/today',
  ];
}
