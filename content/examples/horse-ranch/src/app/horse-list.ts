import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { Horses } from './horses';

@Component({
  selector: 'app-horse-list',
  imports: [RouterLink, RouterOutlet],
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
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class HorseList {
  protected readonly horses = inject(Horses);
}
