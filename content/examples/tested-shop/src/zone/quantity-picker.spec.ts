import { ComponentFixtureAutoDetect, TestBed } from '@angular/core/testing';
import { QuantityPicker } from '../app/quantity-picker';

const outputOf = (element: HTMLElement) =>
  element.querySelector('output')?.textContent;

it('renders only when the test calls detectChanges()', async () => {
  const fixture = TestBed.createComponent(QuantityPicker);
  await fixture.whenStable();
  expect(outputOf(fixture.nativeElement)).toBe('');

  fixture.detectChanges();
  expect(outputOf(fixture.nativeElement)).toBe('1');
});

it('renders by itself with ComponentFixtureAutoDetect', () => {
  TestBed.configureTestingModule({
    providers: [{ provide: ComponentFixtureAutoDetect, useValue: true }],
  });
  const fixture = TestBed.createComponent(QuantityPicker);
  expect(outputOf(fixture.nativeElement)).toBe('1');
});
