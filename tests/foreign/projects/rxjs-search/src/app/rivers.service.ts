import { Injectable } from '@angular/core';
import { Observable, timer } from 'rxjs';
import { map } from 'rxjs/operators';

const RIVERS = ['Danube', 'Rhine', 'Rhone', 'Thames', 'Tiber'];

@Injectable({ providedIn: 'root' })
export class RiversService {
  find(term: string): Observable<string[]> {
    return timer(20).pipe(
      map(() => RIVERS.filter(river => river.toLowerCase().startsWith(term.toLowerCase())))
    );
  }
}
