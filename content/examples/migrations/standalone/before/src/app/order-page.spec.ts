import { CommonModule } from '@angular/common';
import { TestBed } from '@angular/core/testing';
import { EuroPipe } from './euro-pipe';
import { OrderPage } from './order-page';

describe('OrderPage', () => {
  it('shows the price', async () => {
    await TestBed.configureTestingModule({
      imports: [CommonModule],
      declarations: [OrderPage, EuroPipe],
    }).compileComponents();
    const fixture = TestBed.createComponent(OrderPage);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toContain('4.20 €');
  });
});
