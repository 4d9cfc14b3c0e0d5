import { ChangeDetectionStrategy, Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { OrderLine } from './order-line';

describe('OrderLine', () => {
  it('shows the product', async () => {
    @Component({
      selector: 'app-host',
      changeDetection: ChangeDetectionStrategy.OnPush,
      imports: [OrderLine],
      template: '<app-order-line product="Bun"></app-order-line>',
    })
    class Host {}

    const fixture = TestBed.createComponent(Host);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toContain('Bun');
  });
});
