import { Component, DestroyRef, Injectable, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Injectable({ providedIn: 'root' })
class Cart {}

claim('TestBed.inject() returns a service.', () => {
  expect(TestBed.inject(Cart)).toBeInstanceOf(Cart);
});

claim('Each test gets new instances.', () => {
  const first = TestBed.inject(Cart);
  TestBed.resetTestingModule();
  expect(TestBed.inject(Cart)).not.toBe(first);
});

claim("After the first inject() or createComponent(), the configuration can't change.", () => {
  TestBed.inject(Cart);
  expect(() => TestBed.configureTestingModule({})).toThrow(
    'Cannot configure the test module when the test module has already been instantiated.',
  );
});

claim('After each test, Angular destroys the components first and then the services.', () => {
  const destroyed: string[] = [];
  @Injectable({ providedIn: 'root' })
  class Orders {
    constructor() {
      inject(DestroyRef).onDestroy(() => destroyed.push('service'));
    }
  }
  @Component({ template: '' })
  class Page {
    constructor() {
      inject(Orders);
      inject(DestroyRef).onDestroy(() => destroyed.push('component'));
    }
  }
  TestBed.createComponent(Page);
  TestBed.resetTestingModule();
  expect(destroyed).toEqual(['component', 'service']);
});

claim(
  'ngOnDestroy() and DestroyRef callbacks run, and the elements of the test are removed from the page.',
  () => {
    let destroyed = false;
    @Component({ template: '<p>Here</p>' })
    class Page {
      ngOnDestroy(): void {
        destroyed = true;
      }
    }
    const { nativeElement } = TestBed.createComponent(Page);
    expect(document.body.contains(nativeElement)).toBe(true);
    TestBed.resetTestingModule();
    expect(destroyed).toBe(true);
    expect(document.body.contains(nativeElement)).toBe(false);
  },
);
