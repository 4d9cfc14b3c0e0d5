import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { Router } from '@angular/router';
import type { Reading, Station } from './station';

@Component({
  selector: 'app-station-page',
  template: `
    <h1>{{ station().name }}</h1>
    <p>{{ station().height }} m above the sea</p>
    <table>
      <caption>
        Today, warmest
        {{ warmest() }} °{{ unit() }}
      </caption>
      <tbody>
        @for (reading of readings(); track reading.hour) {
          <tr>
            <th scope="row">{{ reading.hour }}</th>
            <td>{{ reading.celsius }} °{{ unit() }}</td>
          </tr>
        }
      </tbody>
    </table>
    <button type="button" (click)="reload()">Read again</button>
  `,
  styles: `
    th,
    td {
      padding: 0.25rem 1rem 0.25rem 0;
      text-align: start;
    }

    caption {
      text-align: start;
    }

    button {
      padding: 0.375rem 0.75rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StationPage {
  private readonly router = inject(Router);

  // #docregion inputs
  readonly unit = input.required<string>();
  readonly station = input.required<Station>();
  readonly readings = input.required<readonly Reading[]>();

  protected readonly warmest = computed(() =>
    Math.max(...this.readings().map(({ celsius }) => celsius)),
  );
  // #enddocregion inputs

  // #docregion reload
  protected reload(): Promise<boolean> {
    return this.router.navigateByUrl(this.router.url, {
      onSameUrlNavigation: 'reload',
    });
  }
  // #enddocregion reload
}
