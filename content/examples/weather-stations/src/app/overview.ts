import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink } from '@angular/router';

@Component({
  selector: 'app-overview',
  imports: [RouterLink],
  template: `
    <h1>Weather stations</h1>
    <ul>
      @for (id of ids; track id) {
        <li>
          <a [routerLink]="['/stations', id]">{{ id }}</a>
        </li>
      }
    </ul>
  `,
  styles: `
    li {
      margin-block: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Overview {
  protected readonly ids = ['pier', 'summit', 'lagoon', 'atlantis'];
}
