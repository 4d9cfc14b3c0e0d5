import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { Birds } from './birds';

@Component({
  selector: 'app-bird-list',
  imports: [RouterLink, RouterOutlet],
  template: `
    <h1>Our birds</h1>
    <ul>
      @for (bird of birds.all; track bird.id) {
        <li>
          <a [routerLink]="bird.id">{{ bird.name }}</a>
        </li>
      }
    </ul>
    <router-outlet />
  `,
  styles: `
    li {
      margin-block: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class BirdList {
  protected readonly birds = inject(Birds);
}
