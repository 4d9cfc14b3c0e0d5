import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Orders {
  private http = inject(HttpClient);


  count(): number {
    return 3;
  }

  load() {
    return this.http.get<string[]>('/api/orders');
  }
}
