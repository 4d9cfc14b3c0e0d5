import { Injectable } from '@angular/core';

/** Reviews of the products. A real shop would ask its server for them. */
@Injectable({ providedIn: 'root' })
export class Reviews {
  async load(productId: number): Promise<readonly string[]> {
    return productId === 1 ? ['Keeps the tea warm.'] : [];
  }
}
