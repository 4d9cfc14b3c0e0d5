import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ template: '<p>{{ total() }}</p>' })
class Total {
  readonly total = signal(65);
}

claim('An empty value such as <p></p> means that the test did not wait.', async () => {
  const fixture = TestBed.createComponent(Total);
  expect(fixture.nativeElement.innerHTML).toBe('<p></p>');
  await fixture.whenStable();
  expect(fixture.nativeElement.innerHTML).toBe('<p>65</p>');
});

claim('fixture.nativeElement is the element of the component.', () => {
  const { nativeElement, componentRef } = TestBed.createComponent(Total);
  expect(nativeElement).toBe(componentRef.location.nativeElement);
});
