import { Injectable } from '@angular/core';
import { map, type Observable, take, timer } from 'rxjs';

const STATUSES = ['ordered', 'packed', 'shipped'];

/** Stands for a connection on which the server sends each new status. */
@Injectable({ providedIn: 'root' })
export class OrderFeed {
  readonly statuses: Observable<string> = timer(500, 1500).pipe(
    take(STATUSES.length),
    map((step) => STATUSES[step]),
  );
}
