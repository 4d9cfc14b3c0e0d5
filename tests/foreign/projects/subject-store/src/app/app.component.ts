import { AsyncPipe, CurrencyPipe, NgFor, NgIf } from '@angular/common';
import { ChangeDetectionStrategy, Component } from '@angular/core';
import { combineLatest, map } from 'rxjs';
import { CartStore } from './cart.store';

@Component({
	selector: 'app-root',
	imports: [AsyncPipe, CurrencyPipe, NgFor, NgIf],
	changeDetection: ChangeDetectionStrategy.OnPush,
	template: `
		<ng-container *ngIf="vm$ | async as vm">
			<p>{{ vm.items.length }} items for {{ vm.total | currency }}</p>
			<span *ngFor="let item of vm.items; last as isLast">{{ item.name }}{{ isLast ? '' : ', ' }}</span>
		</ng-container>
		<button (click)="cart.add({ name: 'Lamp', price: 30 })">Add a lamp</button>
		<button (click)="cart.redeem()">Redeem</button>
	`
})
export class AppComponent {
	vm$ = combineLatest([this.cart.items$, this.cart.total$]).pipe(
		map(([items, total]) => ({ items, total }))
	);

	constructor(public cart: CartStore) {}
}
