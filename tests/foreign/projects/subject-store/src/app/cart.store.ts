import { Injectable } from '@angular/core';
import { Store } from './store';

export interface Item { readonly name: string; readonly price: number }
interface CartState { items: ReadonlyArray<Item>; coupon?: string }

@Injectable({ providedIn: 'root' })
export class CartStore extends Store<CartState> {
	readonly items$ = this.select((s) => s.items);
	readonly total$ = this.select((s) => s.items.reduce((sum, i) => sum + i.price, 0) * (s.coupon ? 0.5 : 1));

	constructor() {
		super({ items: [] });
	}

	add(item: Item) {
		this.setState({ items: [...this.state.items, item] });
	}

	redeem() {
		this.setState({ coupon: 'HALF' });
	}
}
