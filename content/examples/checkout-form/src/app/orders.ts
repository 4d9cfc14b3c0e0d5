import { Injectable } from '@angular/core';

export type Delivery = 'post' | 'pickup';

/** An order as the server expects it. Orders to pick up have no address. */
export interface Order {
  email: string;
  quantity: number;
  delivery: Delivery;
  gift: boolean;
  address?: { street: string; city: string };
}

const IN_STOCK = 5;

/** Stands in for the server of the shop, which rejects orders for more than it has. */
@Injectable({ providedIn: 'root' })
export class Orders {
  readonly sent: Order[] = [];

  async send(order: Order): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (order.quantity > IN_STOCK) {
      throw new Error('The shop does not have enough T-shirts.');
    }
    return this.sent.push(order);
  }
}
