import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  signal,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { StampPicture } from './stamp-picture';
import { Stamps } from './stamps';

@Component({
  selector: 'app-album',
  imports: [RouterLink, StampPicture],
  template: `
    <h1>Stamp album</h1>
    <label for="motif">Motif</label>
    <input #motif id="motif" (input)="text.set(motif.value)" />
    <ul>
      @for (stamp of found(); track stamp.id) {
        <li>
          <a [routerLink]="['/stamps', stamp.id]">
            <app-stamp-picture aria-hidden="true" [stamp]="stamp" />
            {{ stamp.motif }}
          </a>
        </li>
      } @empty {
        <li>No such stamp</li>
      }
    </ul>
  `,
  styles: `
    input {
      margin-inline-start: 0.5rem;
      padding: 0.375rem 0.5rem;
      font: inherit;
    }

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 1rem;
      padding: 0;
      list-style: none;
    }

    app-stamp-picture {
      width: 5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Album {
  private readonly stamps = inject(Stamps);
  protected readonly text = signal('');

  protected readonly found = computed(() => {
    const text = this.text().toLowerCase();
    return this.stamps.all.filter(({ motif }) =>
      motif.toLowerCase().includes(text),
    );
  });
}
