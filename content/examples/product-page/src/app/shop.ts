import { Injectable } from '@angular/core';

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

const products: readonly Product[] = [
  { id: 101, name: 'T-shirt', price: 12 },
  { id: 102, name: 'Hoodie', price: 35 },
  { id: 103, name: 'Cap', price: 9 },
];

/** Acts as a server that needs some time. */
@Injectable({ providedIn: 'root' })
export class Shop {
  async find(id: number, abortSignal: AbortSignal): Promise<Product> {
    await delay(400, abortSignal);
    const found = products.find((product) => product.id === id);
    if (!found) {
      throw new Error(`There is no product ${id}.`);
    }
    return found;
  }

  /** Reports the number of visitors again and again, until you call the result. */
  watchVisitors(report: (visitors: number) => void): () => void {
    let visitors = 0;
    const timer = setInterval(() => {
      visitors += 1;
      report(visitors);
    }, 800);
    return () => clearInterval(timer);
  }
}

/** Waits, and rejects as soon as the signal aborts. */
function delay(milliseconds: number, abortSignal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    abortSignal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(abortSignal.reason);
    });
  });
}
