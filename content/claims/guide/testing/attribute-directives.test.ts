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
  "Otherwise Angular reports no error and renders the attribute without the directive, and the test fails with Expected '' to be '_blank'.",
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

claim('The injector of each element returns its instance:', () => {
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

claim(
  "If the listener is on a parent element, the event must bubble: new Event('input', { bubbles: true }).",
  () => {
    const seen: string[] = [];
    @Directive({ selector: '[appNote]', host: { '(input)': 'note()' } })
    class Note {
      protected note(): void {
        seen.push('input');
      }
    }
    @Component({ imports: [Note], template: '<p appNote><input /></p>' })
    class TestHost {}
    const field = TestBed.createComponent(TestHost).nativeElement.querySelector('input');
    field.dispatchEvent(new Event('input'));
    expect(seen).toEqual([]);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(seen).toEqual(['input']);
  },
);
