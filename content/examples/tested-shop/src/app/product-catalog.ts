import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { catchError, Observable, of } from 'rxjs';
import { Product } from './product';

@Injectable({ providedIn: 'root' })
export class ProductCatalog {
  private readonly http = inject(HttpClient);

  search(text: string): Observable<Product[]> {
    return this.http
      .get<Product[]>('/api/products', { params: { text } })
      .pipe(catchError(() => of([])));
  }
}
