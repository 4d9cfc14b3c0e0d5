import { TestBed } from '@angular/core/testing';
import { Product } from './product';

describe('Product', () => {
  it('shows its name', () => {
    const fixture = TestBed.createComponent(Product);
    fixture.componentInstance.name = 'Rye bread';
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toContain('Rye bread');
  });
});
