import { Injectable } from '@angular/core';

/** What the shop sold in one month. */
export interface Sales {
  readonly month: string;
  readonly products: readonly {
    readonly name: string;
    readonly sold: number;
  }[];
}

const sales: readonly Sales[] = [
  {
    month: 'January',
    products: [
      { name: 'Hoodie', sold: 94 },
      { name: 'T-shirt', sold: 61 },
    ],
  },
  {
    month: 'February',
    products: [
      { name: 'Hoodie', sold: 72 },
      { name: 'Cap', sold: 88 },
    ],
  },
];

/** Acts as a server that needs some time. */
@Injectable({ providedIn: 'root' })
export class SalesServer {
  async find(month: string, abortSignal: AbortSignal): Promise<Sales> {
    await delay(600, abortSignal);
    const found = sales.find((sales) => sales.month === month);
    if (!found) {
      throw new Error(`There are no figures for ${month} yet.`);
    }
    return found;
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
