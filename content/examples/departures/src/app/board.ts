import { HttpClient } from '@angular/common/http';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { catchError, of } from 'rxjs';

interface Departure {
  time: string;
  to: string;
}

@Component({
  selector: 'app-board',
  template: `
    <h1>Departures</h1>
    @if (departures(); as trains) {
      <ul>
        @for (train of trains; track train.time) {
          <li>{{ train.time }} {{ train.to }}</li>
        } @empty {
          <li>No train times are available.</li>
        }
      </ul>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Board {
  readonly departures = toSignal(
    inject(HttpClient)
      .get<Departure[]>('/api/departures')
      .pipe(catchError(() => of([]))),
  );
}
