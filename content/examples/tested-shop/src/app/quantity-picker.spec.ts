// #docregion click
import { provideZonelessChangeDetection } from '@angular/core';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { QuantityPicker } from './quantity-picker';

describe('QuantityPicker', () => {
  let fixture: ComponentFixture<QuantityPicker>;
  let element: HTMLElement;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    fixture = TestBed.createComponent(QuantityPicker);
    element = fixture.nativeElement;
    await fixture.whenStable();
  });

  function button(name: string): HTMLButtonElement {
    const found = element.querySelector<HTMLButtonElement>(
      `[aria-label=${name}]`,
    );
    if (!found) throw new Error(`No button ${name}`);
    return found;
  }

  it('adds one', async () => {
    button('More').click();
    await fixture.whenStable();

    expect(element.querySelector('output')?.textContent).toBe('2');
  });

  it('never goes below one', () => {
    expect(button('Less').disabled).toBe(true);
  });
  // #enddocregion click

  // #docregion input
  it('stops at the maximum', async () => {
    fixture.componentRef.setInput('max', 2);
    button('More').click();
    await fixture.whenStable();

    expect(button('More').disabled).toBe(true);
  });
  // #enddocregion input

  // #docregion model
  it('reports the new quantity', () => {
    const reported: number[] = [];
    fixture.componentInstance.quantity.subscribe((quantity) =>
      reported.push(quantity),
    );

    button('More').click();

    expect(reported).toEqual([2]);
  });
  // #enddocregion model
  // #docregion click
});
// #enddocregion click
