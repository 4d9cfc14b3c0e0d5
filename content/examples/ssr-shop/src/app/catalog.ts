import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { catchError, type Observable, of } from 'rxjs';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly reviews: readonly string[];
}

@Injectable({ providedIn: 'root' })
export class Catalog {
  private readonly http = inject(HttpClient);

  all(): Observable<Product[]> {
    return this.http.get<Product[]>('/api/products');
  }

  find(id: string): Observable<Product | null> {
    return this.http
      .get<Product>(`/api/products/${id}`)
      .pipe(catchError(() => of(null)));
  }
}
