import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';
import { Catalog } from './catalog';

@Component({
  selector: 'app-shelf',
  template: `
    @for (name of catalog.names(); track name) {
      <button type="button" (click)="cart.add(name)">Add {{ name }}</button>
    }
  `,
  styles: `
    :host {
      display: flex;
      gap: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Shelf {
  protected readonly cart = inject(Cart);
  protected readonly catalog = inject(Catalog);
}
