import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { Horses } from './horses';

@Component({
  selector: 'app-horse-list',
  imports: [RouterLink, RouterOutlet],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Our horses</h1>
    <ul>
      @for (horse of horses.all; track horse.id) {
        <li>
          <a [routerLink]="horse.id">{{ horse.name }}</a>
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
})
export class HorseList {
  protected readonly horses = inject(Horses);
}
