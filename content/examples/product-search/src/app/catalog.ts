import { Injectable } from '@angular/core';
import { delay, type Observable, of } from 'rxjs';

const PRODUCTS = ['Blue mug', 'Red mug', 'Red cap', 'T-shirt', 'Poster'];

/** Stands for a service that sends requests. */
@Injectable({ providedIn: 'root' })
export class Catalog {
  search(text: string): Observable<string[]> {
    const wanted = text.toLowerCase();
    const found = PRODUCTS.filter((name) =>
      name.toLowerCase().includes(wanted),
    );
    return of(found).pipe(delay(200));
  }
}
