// #docregion host
import {
  Component,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { LowStock } from './low-stock';

@Component({
  imports: [LowStock],
  template: `
    <p [appLowStock]="chairs()">Chair</p>
    <p [appLowStock]="20">Lamp</p>
    <p>Table</p>
  `,
})
class TestHost {
  readonly chairs = signal(3);
}

describe('LowStock', () => {
  let fixture: ComponentFixture<TestHost>;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    fixture = TestBed.createComponent(TestHost);
    await fixture.whenStable();
  });

  it('marks only what is low', () => {
    const marked = fixture.nativeElement.querySelectorAll('.low-stock');

    expect(marked.length).toBe(1);
    expect(marked[0].textContent).toBe('Chair');
    expect(marked[0].title).toBe('Only a few left');
  });

  it('removes the mark when the stock is filled up', async () => {
    fixture.componentInstance.chairs.set(30);
    await fixture.whenStable();

    expect(fixture.nativeElement.querySelector('.low-stock')).toBeNull();
  });
  // #enddocregion host

  // #docregion debug
  it('is on the elements with the attribute, and on no others', () => {
    const elements = fixture.debugElement.queryAll(By.directive(LowStock));
    const stocks = elements.map((found) =>
      found.injector.get(LowStock).stock(),
    );

    expect(stocks).toEqual([3, 20]);
  });
  // #enddocregion debug
  // #docregion host
});
// #enddocregion host
