import { TestBed } from '@angular/core/testing';
import { firstValueFrom, take } from 'rxjs';
import { Checkout } from './checkout';

describe('Checkout', () => {
  it('reports the order', async () => {
    const { componentInstance } = TestBed.createComponent(Checkout);
    const number = firstValueFrom(componentInstance.ordered.pipe(take(1)));
    componentInstance.order();
    expect(await number).toBe(7);
  });
});
