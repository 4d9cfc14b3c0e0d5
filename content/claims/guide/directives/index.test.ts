import { NgClass, NgStyle } from '@angular/common';
import { Component, Directive, input } from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Directive({
  selector: '[appSale]',
  host: { '[style.color]': "appSale() ? 'firebrick' : null" },
})
class Sale {
  readonly appSale = input.required<boolean>();
}

/** The first paragraph of what a component renders. */
const paragraph = ({ nativeElement }: ComponentFixture<unknown>): HTMLElement =>
  nativeElement.querySelector('p');

claim('With [appSale]="false", it has the normal color.', async () => {
  @Component({
    imports: [Sale],
    template: '<p [appSale]="true"></p><p [appSale]="false"></p>',
  })
  class Prices {}
  const fixture = TestBed.createComponent(Prices);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const colors = [...element.querySelectorAll('p')].map((p) => p.style.color);

  expect(colors).toEqual(['firebrick', '']);
});

claim("One key of NgClass can name several classes, such as 'sold out'.", async () => {
  @Component({
    imports: [NgClass],
    template: `<p [ngClass]="{ 'sold out': true }"></p>`,
  })
  class Product {}
  const fixture = TestBed.createComponent(Product);
  await fixture.whenStable();

  expect([...paragraph(fixture).classList]).toEqual(['sold', 'out']);
});

claim('Both directives notice changes inside an object that stays the same.', () => {
  @Component({
    imports: [NgClass, NgStyle],
    template: '<p [ngClass]="classes" [ngStyle]="styles"></p>',
  })
  class Product {
    readonly classes: Record<string, boolean> = { rare: false };
    readonly styles: Record<string, string> = { color: 'red' };
  }
  const fixture = TestBed.createComponent(Product);
  fixture.detectChanges();
  fixture.componentInstance.classes['rare'] = true;
  fixture.componentInstance.styles['color'] = 'blue';
  fixture.changeDetectorRef.markForCheck();
  fixture.detectChanges();

  expect(paragraph(fixture).className).toBe('rare');
  expect(paragraph(fixture).style.color).toBe('blue');
});

claim("A key of the object for NgStyle can have a unit, such as 'width.px'.", async () => {
  @Component({
    imports: [NgStyle],
    template: `<p [ngStyle]="{ 'width.px': 40 }"></p>`,
  })
  class Bar {}
  const fixture = TestBed.createComponent(Bar);
  await fixture.whenStable();

  expect(paragraph(fixture).style.width).toBe('40px');
});

claim('A class or attribute that code adds to the page later attaches no directive.', async () => {
  @Component({ imports: [Sale], template: '<p></p><p [appSale]="true"></p>' })
  class Product {}
  const fixture = TestBed.createComponent(Product);
  paragraph(fixture).setAttribute('appSale', 'true');
  fixture.changeDetectorRef.markForCheck();
  await fixture.whenStable();

  expect(fixture.debugElement.queryAll(By.directive(Sale))).toHaveLength(1);
});
