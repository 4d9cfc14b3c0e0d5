import { Injectable } from '@angular/core';
import { Observable, of } from 'rxjs';

/** The offers of the day. A real shop would ask its server for them. */
@Injectable({ providedIn: 'root' })
export class Offers {
  readonly current: Observable<string> = of('Free delivery');
}
