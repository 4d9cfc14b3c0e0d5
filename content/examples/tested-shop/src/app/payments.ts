import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { firstValueFrom } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class Payments {
  private readonly http = inject(HttpClient);

  /** Charges the customer, and resolves to the number of the receipt. */
  charge(amount: number): Promise<string> {
    return firstValueFrom(this.http.post<string>('/api/payments', { amount }));
  }
}
