import { Component, Directive, ElementRef, inject, input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Directive({ selector: 'a[appExternalLink]', host: { target: '_blank' } })
class ExternalLink {}

@Directive({ selector: '[appFocus]' })
class Focus {
  readonly element = inject(ElementRef);
}

claim('The test passes: the directive sets target on the link.', () => {
  @Component({ imports: [ExternalLink], template: '<a appExternalLink href="#">x</a>' })
  class TestHost {}
  const { nativeElement } = TestBed.createComponent(TestHost);
  expect(nativeElement.querySelector('a').target).toBe('_blank');
});

claim(
  'The most common mistake causes no error message: a host without imports renders the attribute and no directive.',
  () => {
    @Component({ template: '<a appExternalLink href="#">x</a>' })
    class TestHost {}
    const link = TestBed.createComponent(TestHost).nativeElement.querySelector('a');
    expect(link.hasAttribute('appexternallink')).toBe(true);
    expect(link.target).toBe('');
  },
);

claim("A directive can't be created with new if it injects ElementRef.", () => {
  expect(() => new Focus()).toThrow('NG0203');
});

claim('By.directive() finds the elements, and their injectors return the directive:', () => {
  @Component({ imports: [Focus], template: '<input appFocus /><input />' })
  class TestHost {}
  const { debugElement } = TestBed.createComponent(TestHost);
  const found = debugElement.queryAll(By.directive(Focus));
  expect(found.map(({ injector }) => injector.get(Focus).element.nativeElement)).toEqual([
    debugElement.nativeElement.querySelector('[appFocus]'),
  ]);
});

claim(
  "A CSS selector such as [appLowStock] doesn't find these elements: a bound input leaves no attribute in the DOM.",
  async () => {
    @Directive({ selector: '[appLowStock]' })
    class LowStock {
      readonly appLowStock = input.required<number>();
    }
    @Component({ imports: [LowStock], template: '<p [appLowStock]="3">Chair</p>' })
    class TestHost {}
    const fixture = TestBed.createComponent(TestHost);
    await fixture.whenStable();
    expect(fixture.debugElement.queryAll(By.css('[appLowStock]'))).toEqual([]);
    expect(fixture.debugElement.queryAll(By.directive(LowStock))).toHaveLength(1);
  },
);
